import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking, type Option } from '../action.ts'
import { battleOf, figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { inCoverAmong, pickedIn } from '../fire/fireForm.ts'
import { weaponIn } from '../fire/weaponClasses.ts'
import type { FngState } from '../../state.ts'
import { isBornLeader } from './bornLeader.ts'
import { takesTests } from './nerve.ts'
import { react } from './react.ts'
import { receivedFire, manDown } from '../../tables/reactions.ts'

const isChosen = ({ selected }: Asking, { id }: Figure): boolean => selected.includes(id)

/** Of those selected the side under fire: that which is selected alone, else that whose activation it is not. */
function chosenUnderFire(asking: Asking): Figure[] {
  const chosen = able(asking.state).filter((figure) => isChosen(asking, figure))
  const [first] = chosen
  if (!first || chosen.every(({ side }) => side === first.side)) return chosen
  const onMove = battleOf(asking.state).side
  return chosen.filter(({ side }) => side !== onMove)
}

/** Who is selected by name, else whom the last fire of the battle was aimed at; before any, nobody. */
function startUnderFire(asking: Asking): number[] {
  const chosen = chosenUnderFire(asking)
  const at = asking.lastFire?.()?.at ?? []
  return idsOf(chosen.length > 0 ? chosen : able(asking.state).filter(({ id }) => at.includes(id))).slice(0, most)
}

/** Of the other side who is selected by name, else who fired last; before any fire, nobody. */
function startShooters(asking: Asking): number[] {
  const [first] = pickedIn(asking, 'receivedFire')
  if (!first) return []
  const others = figuresOf(asking.state, first.side === 'ours' ? 'theirs' : 'ours')
  const chosen = others.filter((figure) => isChosen(asking, figure))
  const fired = asking.lastFire?.()?.shooters ?? []
  return idsOf(chosen.length > 0 ? chosen : others.filter(({ id }) => fired.includes(id))).slice(0, most)
}

const cannotFire: readonly Figure['status'][] = ['obviouslyDead', 'outOfTheFight', 'captured']

/**
 * Who can have fired at one of those under fire: of the other side, the enemies of the first of them before all others. Who
 * lies there fired only if the last fire was his.
 */
function whoMayHaveFired(asking: Asking): number[] {
  const targets = pickedIn(asking, 'receivedFire')
  const fired = asking.lastFire?.()?.shooters ?? []
  const able = figuresOf(asking.state, 'ours', 'theirs').filter(
    ({ id, side, status }) =>
      targets.some((target) => target.side !== side) && (!cannotFire.includes(status) || fired.includes(id)),
  )
  const isOwn = ({ side }: Figure) => side === targets[0]?.side
  return idsOf([...able.filter((figure) => !isOwn(figure)), ...able.filter(isOwn)])
}

/** Figures that one form names at most. */
const most = 40

/** From 1 on; what outguns nobody, a dud, is 0. */
const rankings = ['1', '2', '3', '4', '5'] as const

/** The Outgunned Ranking of the fire: as the weapons of those who fired have it, or one that the player names. */
function rankingChoices(asking: Asking): Option[] {
  const own = pickedIn(asking, 'shooters').map(({ weapon }) => weaponIn(asking.state, weapon)?.ranking ?? 0)
  const highest = own.length > 0 ? `, ${Math.max(...own)} at most` : ''
  return [
    { value: byWeapons, label: `Of their weapons${highest}` },
    ...['0', ...rankings].map((value) => ({ value, label: value })),
  ]
}

const byWeapons = 'weapons'

const able = (state: FngState): Figure[] => figuresOf(state, 'ours', 'theirs').filter(takesTests)
const idsOf = (figures: readonly Figure[]): number[] => figures.map(({ id }) => id)
const testing = (asking: Asking): Figure[] => {
  const figures = [...pickedIn(asking, 'receivedFire'), ...pickedIn(asking, 'manDown')]
  return [...new Map(figures.map((figure) => [figure.id, figure])).values()]
}
const underFire = (asking: Asking): number[] => idsOf(pickedIn(asking, 'receivedFire'))
const hasFire = (asking: Asking): boolean => underFire(asking).length > 0

/** Received Fire and Man Down by hand, for whoever resolves the fire himself (FNG p. 22). */
export const reactAction = defineAction({
  name: 'react',
  title: 'Received Fire, Man Down',
  section: 'fight',
  page: 22,
  words: ['reaction test', 'received fire', 'man down', 'leader die', 'morale'],
  tables: [receivedFire, manDown],
  fields: {
    receivedFire: {
      kind: 'picks',
      from: 'figures',
      label: 'Received Fire',
      help: 'Shot at and missed, and those within 4" and sight of them.',
      most,
      among: ({ state }) => idsOf(able(state)),
      start: startUnderFire,
    },
    manDown: {
      kind: 'picks',
      from: 'figures',
      label: 'Man Down',
      help: 'Within 4" and sight of a friend who went down.',
      most,
      among: ({ state }) => idsOf(able(state)),
    },
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fired',
      most,
      asked: hasFire,
      among: ({ state }) => idsOf(figuresOf(state, 'ours', 'theirs')),
      offers: whoMayHaveFired,
      start: startShooters,
    },
    // Once a number, and 0 for that of their weapons.
    ranking: { kind: 'number', label: 'Outgunned Ranking', least: 0, most: 5, past: true },
    against: {
      kind: 'choice',
      label: 'Outgunned Ranking',
      help: 'Another than that of their weapons: of shells, a grenade, a dud.',
      options: rankingChoices,
      asked: hasFire,
      absent: ({ values }) => rankings[Number(values['ranking']) - 1] ?? byWeapons,
    },
    inCover: {
      kind: 'picks',
      from: 'figures',
      label: 'In cover',
      most,
      asked: hasFire,
      among: underFire,
      ...inCoverAmong('receivedFire', underFire),
    },
    inBunker: { kind: 'picks', from: 'figures', label: 'In a bunker', most, asked: hasFire, among: underFire },
    cannotAnswer: {
      kind: 'picks',
      from: 'figures',
      label: 'Cannot reach those who fired',
      most,
      asked: hasFire,
      among: underFire,
    },
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of a Born Leader',
      part: 'beside',
      most,
      asked: (asking) => testing(asking).some((figure) => isBornLeader(asking.state, figure)),
      among: (asking) => idsOf(testing(asking)),
      start: (asking) => idsOf(testing(asking)),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody could take the test.'),
  wrong: (state, { receivedFire, manDown, shooters, against }) =>
    receivedFire.length + manDown.length === 0
      ? 'Name who takes the test.'
      : whyNobodyFired(state, receivedFire, shooters, against),
  likely: ({ state, selected }) => (able(state).some(({ id }) => selected.includes(id)) ? 30 : 15),
  entry: (state, { receivedFire, manDown }) =>
    [
      ...(receivedFire.length > 0 ? [`Received Fire: ${namesOf(state, receivedFire)}`] : []),
      ...(manDown.length > 0 ? [`Man Down: ${namesOf(state, manDown)}`] : []),
    ].join('; '),
  run(scene, { receivedFire, manDown, shooters, against, inCover, inBunker, cannotAnswer, near }) {
    if (receivedFire.length + manDown.length === 0)
      throw new RuleError('bad-input', 'Nobody is named who takes a test. Nothing was changed.')
    react(scene, {
      receivedFire,
      manDown,
      shooters,
      ranking: against === byWeapons ? null : Number(against),
      inCover,
      inBunker,
      cannotAnswer,
      nearBornLeader: near,
    })
  },
})

/** Without anybody of the other side, nor a ranking, nobody would be outgunned. */
function whyNobodyFired(
  state: FngState,
  receivedFire: readonly number[],
  shooters: readonly number[],
  against: string,
): string | null {
  if (against !== byWeapons) return null
  const sides = shooters.map((id) => figureById(state, id).side)
  const lone = receivedFire.map((id) => figureById(state, id)).find(({ side }) => sides.every((each) => each === side))
  return lone ? `Who fired at ${lone.name}? Name him, or the ranking of what came.` : null
}
