import { computed, ref, watch } from 'vue'
import type { BattleFollow, BattleForm, FormValues } from '../../contract/battle.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { actionPages } from './actionPages.ts'
import type { Fought } from './battleTypes.ts'

/** The form that lies open, as far as what follows works on it. */
interface OpenForm {
  readonly form: { readonly value: BattleForm | null }
  /** Key of the act that follows whose form it is; null for one that the player has opened. */
  readonly followed: { readonly value: string | null }
  /** A form that the player opens himself is on its way. */
  readonly opening: { readonly value: boolean }
  readonly open: (action: string, shown: boolean, values: FormValues, followed: string) => Promise<void>
  readonly close: () => void
}

/** What keeps the keys, whatever follows: a field that is written in, and what lies over the page. */
const keeping =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]'

/** The button that was pressed last gives up the keys: they go to what follows from it. */
function freeKeys(): void {
  const at = document.activeElement
  if (at instanceof HTMLElement && at.closest(keeping) === null) at.blur()
}

/**
 * What follows, the first of it opened as a form that is filled as far as it is known. Whoever opens a form himself has that
 * instead, until he leaves it. The enemy's side is played in one go as far as nothing is wanting: it waits where the table
 * must tell something, or it is ours to decide, and goes on behind it.
 */
export function useFollowing(of: {
  readonly battle: () => Fought | null
  /** Nothing is under way or asked. */
  readonly free: () => boolean
  /** The battle on the screen is not the newest. */
  readonly isStale: () => boolean
  readonly form: OpenForm
  /** Plays the form that lies open, and asks first where that is to be asked. */
  readonly play: () => Promise<void>
  readonly note: (action: string, values: FormValues) => Promise<unknown>
  /** Where the tour stands as it is shown, and the entry that was made on this page last. */
  readonly head: () => number | null
  readonly own: () => number | null
  /** What has been refused on this page. */
  readonly failure: () => unknown
  /** A step waits for dice or a choice. */
  readonly isAsked: () => boolean
}) {
  const follows = computed((): readonly BattleFollow[] => {
    const battle = of.battle()
    return battle?.status === 'fought' ? battle.follows : []
  })
  /** The one that the player has looked at; where it is gone, the first. */
  const looked = ref<string | null>(null)
  const opened = computed(() => follows.value.find(({ key }) => key === looked.value) ?? follows.value[0] ?? null)
  const isReady = () => of.free() && !of.isStale()
  const isOwn = () => of.form.form.value !== null && of.form.followed.value === null

  /** Key of the one whose form is on its way. */
  let coming: string | null = null
  watch(
    [opened, of.form.form, of.form.opening, of.free, of.isStale],
    async () => {
      // What the player opens himself goes before.
      if (!isReady() || isOwn() || of.form.opening.value) return
      const next = opened.value
      if (next === null) {
        if (of.form.form.value !== null) of.form.close()
        return
      }
      // A page of its own opens only when it is played.
      if (next.action in actionPages) {
        if (of.form.form.value !== null) of.form.close()
        return
      }
      if (coming === next.key || (of.form.form.value !== null && of.form.followed.value === next.key)) return
      coming = next.key
      freeKeys()
      await of.form.open(next.action, true, next.values, next.key)
      coming = null
    },
    { immediate: true },
  )

  /** All are being played one after the other. */
  const going = ref(false)
  /** Key of the one that was played last by itself: what has not come off is not tried again. */
  let tried: string | null = null
  const notices = useNotices()
  const halt = () => {
    going.value = false
  }
  /** It stands still till the player begins it anew: what he does not look at any more never plays by itself. */
  const stop = (why: string) => {
    if (!going.value) return
    halt()
    notices.say(`Their side is played no further by itself: ${why}.`)
  }
  watch(of.failure, (failure) => {
    if (failure) stop('an act of it was refused')
  })
  /** Where the tour stood when it was looked at last, and whether a step waited for something then. */
  let stood: number | null = null
  let wasAsked = false
  /** Has the tour come to where it stands by anything but what was played on this page? */
  const isMovedElsewhere = () => {
    const head = of.head()
    const isElse = head === stood ? wasAsked : head !== of.own()
    stood = head
    wasAsked = false
    return isElse
  }
  const isKnown = ({ side, wants }: BattleFollow) => side !== 'ours' && wants === null
  watch([going, opened, of.form.form, of.free, of.isStale, of.head], async () => {
    wasAsked ||= of.isAsked()
    if (!going.value || !of.free()) return
    if (isMovedElsewhere()) {
      stop('something else was done meanwhile')
      return
    }
    if (of.isStale()) return
    const next = opened.value
    if (isOwn() || next === null || of.battle()?.turn.side !== 'theirs') {
      halt()
      return
    }
    const form = of.form.form.value
    if (form === null || of.form.followed.value !== next.key || !isKnown(next) || tried === next.key) return
    tried = next.key
    if (form.problem === null) await of.play()
  })

  return {
    follows,
    opened,
    /** What all of them are called, where they are played in one go. */
    all: computed(() => (of.battle()?.turn.side === 'theirs' && follows.value.length > 1 ? 'Play their side' : null)),
    going,
    halt,
    playAll: () => {
      tried = null
      stood = of.head()
      wasAsked = false
      going.value = !going.value
    },
    look: (key: string) => {
      looked.value = key
    },
    drop: async () => {
      const one = opened.value
      if (one === null || !isReady()) return
      await of.note('letGo', { figures: one.figures, follow: one.key, title: one.title })
    },
  }
}
