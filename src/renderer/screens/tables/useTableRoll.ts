import { ref, shallowRef, watch } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { Face, LineView } from '../../../contract/journal.ts'
import type { StepName, TourOrGame } from '../../../contract/gameProcedures.ts'
import { useCall } from '../../composables/useCall.ts'
import { useLiveTable } from './useLiveTable.ts'
import { useTableAsked } from './useTableAsked.ts'
import { useTypedDice } from './useTypedDice.ts'

/** The open tour, as far as a roll on a table needs it. */
export interface TourAtHand {
  readonly campaign: () => string | null
  /** The tour, or without one the game that the table is of. */
  readonly subject: () => TourOrGame
  readonly head: () => number | null
  /** The step that writes a roll down; undefined where the game has none. */
  readonly step: () => StepName | undefined
}

/**
 * Rolling on one table alone: what it asks, what has been said so far, and what came up. A roll is tried without writing
 * anything down; `writeDown` makes it an entry of the journal.
 */
export function useTableRoll(api: Api, table: string, tour: TourAtHand) {
  const call = useCall()
  const { said, saidOf, ...asked } = useTableAsked(api, call, table, tour.subject)
  const { asks, numbers, held, subject } = asked
  const words = ref('')
  const line = shallowRef<LineView | null>(null)
  const written = ref(false)
  const { typed, faces, fault: dice } = useTypedDice(() => asks.value?.sides ?? null)
  const { live, refused } = useLiveTable(api, () =>
    asks.value?.rolled === true && dice.value === null ? { ...saidOf(), faces: [...faces.value] } : null,
  )
  watch([numbers, held, subject, typed], () => {
    line.value = null
  })
  const lay = (all: readonly Face[]) => {
    typed.value = all.join(' ')
  }

  async function roll(): Promise<void> {
    const nonce = crypto.getRandomValues(new Uint32Array(1))[0]!
    const found = await call.run(() => api('tables.try', { ...saidOf(), faces: [...faces.value], nonce }))
    written.value = false
    line.value = found ?? null
  }

  /** The dice that lie on the table are what is written down, so that nothing is rolled twice. */
  async function writeDown(): Promise<void> {
    const campaign = tour.campaign()
    const shown = line.value
    const step = tour.step()
    if (campaign === null || shown === null || step === undefined) return
    const reply = await call.run(() =>
      api(step, {
        campaign,
        input: { ...said(), ...subject.value?.about, words: words.value.trim() },
        dice: 'program',
        faces: shown.dice.map((die) => die.face),
        head: tour.head(),
      }),
    )
    if (reply?.status === 'done') written.value = true
  }

  const { busy, failure } = call
  return { ...asked, words, typed, faces, lay, live, refused, dice, line, written, busy, failure, roll, writeDown }
}
