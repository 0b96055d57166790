import type { EntryView, Face, LineView } from '../../../contract/journal.ts'
import { fngSteps } from '../contract/fng.ts'
import { isAtBattle, partyDepth } from '../rules/missions.ts'
import type { FngState, Mission } from '../rules/state.ts'
import { claymoresIn } from '../sheets/briefing/ambushClaymores.ts'
import type { AmbushClaymores } from '../sheets/briefing/specialRules.ts'
import type { LookBack } from '../../../main/app/game/past.ts'

/** How a mission's party was named: by whom it was, and as what the men set out. */
export interface SetOut {
  /** The tour as they set out. */
  readonly state: FngState
  /** What the player named; null where no entry says. */
  readonly named: { readonly squads: readonly number[]; readonly stayBehind: readonly number[] } | null
  /** The die that was rolled about each man of the attachments. */
  readonly dice: ReadonlyMap<number, Face>
  /** What came of the die for the Claymores of a squad in ambush; null while nobody has been named. */
  readonly claymores: AmbushClaymores | null
}

/** @returns how a party set out of which no entry tells: as the tour stands. */
export const asItStands = (state: FngState): SetOut => ({ state, named: null, dice: new Map(), claymores: null })

/** The entry by which a party was named, from the journal of a screen or of a sheet. */
type NamingEntry = Pick<EntryView, 'input' | 'answers'> & {
  readonly lines: readonly Pick<LineView, 'about' | 'dice'>[]
}

/** @param entry by which the party was named. */
export function setOutBy(entry: NamingEntry | undefined, state: FngState): SetOut {
  if (!entry) return asItStands(state)
  const named = fngSteps.chooseParty.safeParse(entry.input)
  // Each man is rolled for once before the gear of those who go, so the first line about him is that of his die.
  const dice = entry.lines.toReversed().flatMap(({ about, dice: [die] }) => {
    return about?.collection === 'soldiers' && die ? [[about.id, die.face] as const] : []
  })
  return {
    ...{ state, named: named.success ? named.data : null, dice: new Map(dice) },
    claymores: claymoresIn(entry.answers, state),
  }
}

/**
 * @returns how the party of a mission set out. Once its battle is reported, men have fallen, risen and moved: then the
 * tour is looked at as it was when they were named.
 */
export function setOutOf(state: FngState, mission: Mission, past: LookBack): SetOut {
  const depth = partyDepth(state, mission)
  const found = depth === null ? null : past(depth)
  if (!found) return asItStands(state)
  return setOutBy(found.entry, isAtBattle(state, mission) ? state : (found.state() as unknown as FngState))
}
