import { computed, ref, watch } from 'vue'
import type { BattleMapView, BattleView } from '../../contract/battle.ts'
import type { EntryView } from '../../../../contract/journal.ts'
import { useApi } from '../../../../renderer/api.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { isOver, nextSelection, sidesIn, stillThere, waysOf } from './selection.ts'
import type { Fought, Stage } from './battleTypes.ts'
import { useAim } from './useAim.ts'
import { useBattleForm } from './useBattleForm.ts'
import { useBattleStep } from './useBattleStep.ts'

/** The battle as the player works through it: what stands where, what is selected, the action under way. */
export function useBattle() {
  const tour = useCampaign()
  const api = useApi()
  const campaign = () => ({ campaign: tour.campaign ?? '' })
  const selected = ref<readonly number[]>([])
  const view = useView<BattleView>(() => api('fng.battle', { ...campaign(), selected: [...selected.value] }))
  const log = useView<readonly EntryView[]>(() => api('battle.log', campaign()))
  const map = useView<BattleMapView>(() => api('fng.battleMap', campaign()))
  const unfolded = ref(false)

  const step = useBattleStep(() => {
    form.close()
    unfolded.value = false
  })
  const form = useBattleForm(
    () => selected.value,
    (action, values) => void step.play(action, values),
  )
  watch([() => tour.overview, selected], ([now]) => now && void view.reload(), { immediate: true })
  watch(
    () => tour.overview,
    (now) => {
      if (!now) return
      void log.reload()
      // What a form offers may be gone once something else has happened.
      if (form.form.value && !step.wanted.value) void form.refresh()
    },
    { immediate: true },
  )
  // The log lies over a form that was open before it, and makes way for one that is opened after it.
  watch(
    () => form.form.value?.action,
    () => (unfolded.value = false),
  )
  const fought = computed<Fought | null>(() => {
    const now = view.data.value
    return now && now.status !== 'none' && now.status !== 'ready' ? now : null
  })
  watch(fought, (now, before) => {
    if (now) selected.value = before && isOver(before.turn, now.turn) ? [] : stillThere(selected.value, now)
  })
  watch(view.data, (now) => {
    if (now && now.status !== 'none' && map.data.value === null && !map.loading.value) void map.reload()
  })
  const stage = computed<Stage>(() => {
    if (step.wanted.value) return 'slip'
    if (unfolded.value) return 'log'
    if (!form.form.value) return 'map'
    return form.followed.value === null ? 'form' : 'follow'
  })
  const aim = useAim(() => fought.value, form)
  /**
   * A figure, a group or a PEF was pressed: an open form takes it where it can. Who is selected fires at whoever of the other
   * side is pressed then, if he may.
   */
  const select = (id: number, add: boolean) => {
    const battle = fought.value
    if (!battle || (form.form.value && form.put(...waysOf(battle, id)))) return
    const before = selected.value
    selected.value = nextSelection(before, id, sidesIn(battle), add)
    const isFree = stage.value !== 'form' && !step.wanted.value && !step.stepBusy.value && !step.settling.value
    if (isFree && !add && !before.includes(id)) void aim(before, id)
  }
  return {
    tour,
    view: view.data,
    viewFailure: view.failure,
    /** The battle on the screen is not the newest: another is on its way. */
    isStale: view.loading,
    fought,
    log: computed(() => log.data.value ?? []),
    map: map.data,
    selected,
    select,
    aim,
    unselect: () => {
      selected.value = []
    },
    stage,
    unfolded,
    step,
    form,
    busy: computed(() => step.stepBusy.value || step.settling.value),
  }
}

export type Battle = ReturnType<typeof useBattle>
