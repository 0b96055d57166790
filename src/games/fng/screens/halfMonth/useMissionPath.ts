import { computed, type ComputedRef } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { TurnView } from '../../contract/turn.ts'
import { reportHash } from '../../contract/hashes.ts'

/** Where the mission of the half-month stands, and the ways back along it. */
export function useMissionPath(
  turn: ComputedRef<TurnView | null>,
  campaign: () => string,
  look: (phase: string) => void,
) {
  const route = useRoute()
  const router = useRouter()
  const form = computed(() => (turn.value?.form.kind === 'report' ? turn.value.form : null))
  /** Null while no mission waits for its battle or its report. */
  const stage = computed(() => {
    if (form.value === null) return null
    if (form.value.battle === 'ended' || route.hash === reportHash(form.value.mission.id)) return 'report'
    return form.value.battle === 'fought' ? 'battle' : 'briefing'
  })
  const go = (station: string) => {
    const params = { campaign: campaign() }
    // The set-up is looked back at; its last step leads to all the others.
    if (station === 'contact') look(turn.value?.phases.findLast((one) => one.state === 'done')?.phase ?? 'contact')
    else if (station === 'battle') void router.push({ name: 'fng.battle', params })
    else if (form.value?.battle === 'ended') void router.push({ name: 'fng.mission', params })
    else void router.push({ name: 'fng.halfMonth', params })
  }
  return { stage, go }
}
