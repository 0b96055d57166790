import { reactive, ref, shallowRef, watch } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { TableAsks } from '../../../contract/tables.ts'
import type { Face, LineView } from '../../../contract/journal.ts'
import { useCall } from '../../composables/useCall.ts'
import type { StepName, TourOrGame } from '../../../contract/gameProcedures.ts'
import type { Subject } from '../../gameScreens.ts'
import { useLiveTable } from './useLiveTable.ts'
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
  const { busy, failure, run } = useCall()
  const asks = shallowRef<TableAsks | null>(null)
  const numbers = reactive<Record<string, number>>({})
  const held = reactive<Record<string, boolean>>({})
  /** Whom or what it is for; null for nobody in particular. */
  const subject = shallowRef<Subject | null>(null)
  const words = ref('')
  const line = shallowRef<LineView | null>(null)
  const written = ref(false)

  const { typed, faces, fault: dice } = useTypedDice(() => asks.value?.sides ?? null)
  const asked = () => ({
    table,
    numbers: { ...numbers },
    when: Object.fromEntries(Object.entries(held).filter(([, on]) => on)),
  })

  const lay = (all: readonly Face[]) => {
    typed.value = all.join(' ')
  }
  const { live, refused } = useLiveTable(api, () =>
    asks.value?.rolled === true && dice.value === null
      ? { ...asked(), subject: subject.value?.id ?? null, ...tour.subject(), faces: [...faces.value] }
      : null,
  )

  void run(() => api('tables.asks', { ...tour.subject(), table })).then((found) => {
    if (!found) return
    asks.value = found
    for (const name of found.numbers) numbers[name] = 4
  })
  watch([numbers, held, subject, typed], () => {
    line.value = null
  })

  async function roll(): Promise<void> {
    const nonce = crypto.getRandomValues(new Uint32Array(1))[0]!
    const found = await run(() =>
      api('tables.try', {
        ...asked(),
        subject: subject.value?.id ?? null,
        ...tour.subject(),
        faces: [...faces.value],
        nonce,
      }),
    )
    written.value = false
    line.value = found ?? null
  }

  /** The dice that lie on the table are what is written down, so that nothing is rolled twice. */
  async function writeDown(): Promise<void> {
    const campaign = tour.campaign()
    const shown = line.value
    const step = tour.step()
    if (campaign === null || shown === null || step === undefined) return
    const reply = await run(() =>
      api(step, {
        campaign,
        input: { ...asked(), ...subject.value?.about, words: words.value.trim() },
        dice: 'program',
        faces: shown.dice.map((die) => die.face),
        head: tour.head(),
      }),
    )
    if (reply?.status === 'done') written.value = true
  }

  return {
    asks,
    numbers,
    held,
    subject,
    words,
    typed,
    faces,
    lay,
    live,
    refused,
    dice,
    line,
    written,
    busy,
    failure,
    roll,
    writeDown,
  }
}
