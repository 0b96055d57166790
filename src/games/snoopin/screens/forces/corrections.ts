import type { StepName } from '../../../../contract/gameProcedures.ts'
import type { AssetView, ForceView, ManView, TeamView } from '../../contract/forces.ts'

/** A form that puts something right, or adds to it. */
export interface Correction {
  readonly key: string
  readonly label: string
  /** What it does, where its form does not tell. */
  readonly about?: string
  readonly step: StepName
  /** What is known already, and not asked. */
  readonly given: Readonly<Record<string, unknown>>
  /** What stands in its fields at first: what is put right, as it is now. */
  readonly start?: Readonly<Record<string, unknown>>
  /** What of a list can be picked, by the name of its field. */
  readonly among?: Readonly<Record<string, readonly unknown[]>>
}

/** @returns what can be done with a man. */
export const ofMan = ({
  id,
  name,
  role,
  leadership,
  status,
  note,
  squad,
  team,
  mayMove,
  mayLeave,
}: ManView): Correction[] => [
  {
    ...{ key: `man ${id}`, label: 'Put him right', step: 'snoopin.correctMan', given: { man: id } },
    start: { name, role, leadership, status, note },
  },
  ...when(mayMove, {
    ...{ key: `move ${id}`, label: 'Move him', step: 'snoopin.moveMan', given: { man: id } },
    start: { squad, team },
  }),
  ...when(mayLeave, { key: `remove ${id}`, label: 'Take him out', step: 'snoopin.removeMan', given: { man: id } }),
]

/** Nothing is offered that would be refused. */
const when = (may: boolean, correction: Correction): readonly Correction[] => (may ? [correction] : [])

/** @param men of its platoon. @returns what can be done with a team. */
export const ofTeam = (team: TeamView, men: readonly ManView[]): Correction[] => {
  const { id, name, strength } = team
  const rank = (key: string) => team.ranks.find((one) => one.key === key)?.rank ?? 0
  const quality = {
    troopQuality: team.troopQuality.from ?? team.troopQuality.sides,
    morale: team.morale.from ?? team.morale.sides,
  }
  const able = men.filter((man) => man.team === id && !gone.includes(man.status)).map((man) => man.id)
  const tired = (key: string) => team.fatigues.filter((one) => one.key === key).length
  const fatigue = when(team.mayTire, {
    ...{ key: `fatigue ${id}`, label: 'Put its fatigue right', step: 'snoopin.correctFatigue', given: { team: id } },
    start: {
      ...{ defence: tired('defence'), firepower: tired('firepower'), morale: tired('morale') },
      ...{ reactions: tired('reactions'), edge: tired('edge'), fatigued: tired('fatigued') },
    },
  })
  // Fatigue is open to both, whatever is sealed.
  if (team.sealed) return [...fatigue]
  return [
    ...fatigue,
    {
      ...{ key: `team ${id}`, label: 'Put it right', step: 'snoopin.correctTeam', given: { team: id } },
      start: {
        ...{ name, ...quality, strength },
        ...{ firepower: rank('firepower'), defence: rank('defence'), reaction: rank('reaction') },
      },
    },
    { key: `give ${id}`, label: 'Give a development', step: 'snoopin.giveDevelopment', given: { team: id } },
    ...(team.specials.length === 0
      ? []
      : [{ key: `take ${id}`, label: 'Take one away', step: 'snoopin.takeDevelopment', given: {} } as const]),
    ...team.specials
      .filter(({ key }) => key === 'acePointMan' && able.length > 0)
      .map((one): Correction => ({
        ...{ key: `point ${one.id}`, label: 'Name the point man' },
        ...{ step: 'snoopin.namePointMan', given: { development: one.id } },
        ...{ start: { man: able[0] }, among: { man: able } },
      })),
  ]
}

/** Lost to the platoon for good: nothing is asked of them. */
const gone: readonly string[] = ['captured', 'dead', 'sentHome']

/** @returns what can be done with an asset. */
export const ofAsset = ({ id, name, price }: AssetView): Correction[] => [
  {
    ...{ key: `price ${id}`, label: 'Put it right', step: 'snoopin.correctAsset', given: { asset: id } },
    start: { name, price },
  },
  { key: `strike ${id}`, label: 'Strike it', step: 'snoopin.removeAsset', given: { asset: id } },
]

/** @returns what can be done with a force as a whole. */
export const ofForce = (force: ForceView): Correction[] => {
  const { id, player, name, troopQuality, morale, confidence, supply, note } = force
  const own = { force: id }
  return [
    {
      ...{ key: `force ${id}`, label: 'Ratings', step: 'snoopin.correctForce', given: own },
      start: { player, name, troopQuality, morale, confidence, supply, note },
    },
    ...(force.kind === 'platoon'
      ? ([
          { key: `squad ${id}`, label: 'Add a squad', step: 'snoopin.addSquad', given: own },
          { key: `join ${id}`, label: 'A man joins', step: 'snoopin.addMan', given: own },
        ] as const)
      : []),
    ...when(force.mayRate, {
      ...{ key: `leaders ${id}`, label: 'Roll for leaders', step: 'snoopin.rollLeadership', given: own },
      about:
        'A die for each leader down to the squad leaders says whether he has a rating of his own; then it is rolled, and stands in place of the suggested one.',
    }),
    { key: `asset ${id}`, label: 'Agree an asset', step: 'snoopin.addAsset', given: own },
    ...(force.insurgency === null || force.insurgency.sealed ? [] : [ofInsurgency(id, force.insurgency)]),
  ]
}

function ofInsurgency(
  force: number,
  { ranks, specials, disillusioned, mayHold }: NonNullable<ForceView['insurgency']>,
): Correction {
  const rank = (key: string) => ranks.find((one) => one.key === key)?.rank ?? 0
  return {
    ...{ key: `insurgency ${force}`, label: 'Ranks and developments' },
    ...{ step: 'snoopin.correctInsurgency', given: mayHold ? { force } : { force, specials: null } },
    start: {
      ...(mayHold && { specials: specials.map(({ key }) => ({ key })) }),
      ...{ supplies: rank('supplies'), troops: rank('troops'), tactics: rank('tactics') },
      ...{ leadership: rank('leadership'), disillusioned },
    },
  }
}
