import type * as z from 'zod'
import type { snoopinSteps } from '../../contract/steps.ts'
import type { ForcesData } from '../../contract/forces.ts'
import type { NameList } from '../../contract/names.ts'

/** A new platoon, as it is put together: ratings, leaders, so many squads of so many teams, assets. */
export interface PlatoonForm {
  name: string
  player: string
  troopQuality: string
  morale: string
  confidence: string
  supply: string
  officer: string
  sergeant: string
  medic: string
  squads: number
  teams: number
  men: number
  /** A leader stands beside the teams of each squad. */
  squadLeaders: boolean
  names: NameList | 'typed'
  /** A name a line, squad by squad. */
  typed: string
  /** A line each. */
  internal: string
  assets: { name: string; price: number; agreed: boolean }[]
}

export const emptyPlatoon = (
  { confidence, supply, ...dice }: ForcesData['ratings'],
  suggested: ForcesData['suggested'],
): PlatoonForm => ({
  ...{ name: '', player: '', confidence, supply },
  ...{ troopQuality: String(dice.troopQuality), morale: String(dice.morale) },
  ...{ officer: '', sergeant: '', medic: '' },
  ...{ squads: 3, teams: 3, men: 4, squadLeaders: true, names: 'american', typed: '', internal: '' },
  assets: suggested.map((asset) => ({ ...asset, agreed: false })),
})

/** @returns how many names a platoon wants. */
export const namesWanted = ({ squads, teams, men, squadLeaders }: PlatoonForm): number =>
  squads * (teams * men + (squadLeaders ? 1 : 0))

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, 60))
    .filter((line) => line !== '')

/** @returns why it cannot be taken down yet, each a sentence. */
export function problemsOf(form: PlatoonForm): string[] {
  const typed = lines(form.typed).length
  return [
    ...(form.name.trim() === '' ? ['Name the platoon.'] : []),
    ...(form.names === 'typed' && typed < namesWanted(form)
      ? [`${namesWanted(form)} names are wanted; ${typed === 1 ? 'one is' : `${typed} are`} there.`]
      : []),
  ]
}

type InputOf<N extends keyof typeof snoopinSteps> = z.input<(typeof snoopinSteps)[N]>

/** @returns what makes the platoon itself. */
export const forceInput = (side: number, form: PlatoonForm): InputOf<'addForce'> => ({
  ...{ side, player: form.player.trim(), name: form.name.trim() },
  ...{ troopQuality: Number(form.troopQuality), morale: Number(form.morale) },
  ...{ confidence: form.confidence.trim(), supply: form.supply.trim() },
  ...{ officer: form.officer.trim(), sergeant: form.sergeant.trim(), medic: form.medic.trim() },
})

const ordinals = ['1st', '2nd', '3rd']
const letters = 'ABCDEFGH'

/** @returns the names that its player has typed, a line each. */
export const typedNames = ({ typed }: PlatoonForm): string[] => lines(typed)

/**
 * @param given names, as many as are wanted.
 * @returns its squads, each with its teams of named men; the first of a team leads it.
 */
export function squadInputs(force: number, form: PlatoonForm, given: readonly string[]): InputOf<'addSquad'>[] {
  let next = 0
  const name = () => given[next++] ?? ''
  return Array.from({ length: form.squads }, (_, squad) => ({
    force,
    name: `${ordinals[squad] ?? `${squad + 1}th`} Squad`,
    leader: form.squadLeaders ? name() : '',
    teams: Array.from({ length: form.teams }, (_, team) => ({
      name: `${squad + 1}-${letters[team]!}`,
      men: Array.from({ length: form.men }, name),
    })),
  }))
}

/** @returns what belongs to it, and what it may ask for. */
export const assetInputs = (force: number, { internal, assets }: Pick<PlatoonForm, 'internal' | 'assets'>) => [
  ...lines(internal).map((name): InputOf<'addAsset'> => ({ force, kind: 'internal', name, price: null })),
  ...assets
    .filter(({ agreed, name }) => agreed && name.trim() !== '')
    .map(({ name, price }): InputOf<'addAsset'> => ({ force, kind: 'available', name: name.trim(), price })),
]
