import type { AnswerSource } from '../../../../main/engine/answers.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { billetsInOrder, isStar, squadName, tourOf } from '../people.ts'
import type { ArmyListId, Billet, FngState } from '../state.ts'
import { weaponName } from './weapons.ts'

/** Launchers that the player chooses among; the list names both (FNG p. 9). */
const launchers: Readonly<Record<string, readonly string[]>> = { usmc: ['m20', 'rr-90mm'] }
const usual: readonly string[] = ['m20']

/** @returns the launchers among which a list has a platoon choose. */
export const launchersOf = (list: ArmyListId): readonly string[] => launchers[list] ?? usual

/** Every launcher that a list rolls for a platoon. */
export const rolledLaunchers: readonly string[] = [...new Set([...usual, ...Object.values(launchers).flat()])]

/**
 * The launcher takes the place of the rifle of one rifleman, in a squad of the player's choice (ruling to FNG p. 9).
 * @param table id of the equipment table, which the choices are matched by.
 * @returns who gets which; null where nobody could carry it.
 */
export function chooseLauncher(
  { dice, rules }: { readonly dice: AnswerSource; readonly rules: Rules },
  state: FngState,
  table: string,
): { readonly billet: Billet; readonly weapon: string } | null {
  const men = launcherMen(state)
  if (men.length === 0) return null
  const kinds = launchersOf(tourOf(state).list)
  const weapon = chosen(dice, `${table}.launcher`, 'Which launcher?', kinds, (id) => weaponName(id, rules))
  const squads = men.map((billet) => String(billet.squad))
  const squad = chosen(dice, `${table}.launcher-squad`, 'Which squad gets it?', squads, (n) => squadName(Number(n)))
  return { billet: men.find((billet) => billet.squad === Number(squad))!, weapon }
}

/** The last plain rifleman of each squad; without one, the LMG assistant, who is one of the list's riflemen. Never the Star. */
function launcherMen(state: FngState): Billet[] {
  const among = billetsInOrder(state)
    .filter(
      (billet) =>
        !billet.attachment && billet.squad > 0 && billet.soldierId !== null && !isStar(state, billet.soldierId),
    )
    .reverse()
  const bySquad = (squad: number) =>
    among.find((b) => b.squad === squad && b.post === 'rifleman') ??
    among.find((b) => b.squad === squad && b.post === 'lmgAssistant')
  const squads = [...new Set(among.map((billet) => billet.squad))].sort((a, b) => a - b)
  return squads.flatMap((squad) => bySquad(squad) ?? [])
}

/** What there is no choice about is not asked. */
function chosen(
  dice: AnswerSource,
  key: string,
  why: string,
  values: readonly string[],
  label: (value: string) => string,
): string {
  if (values.length === 1) return values[0]!
  return dice.choose({ key, subject: 0, why, options: values.map((value) => ({ value, label: label(value) })) })
}
