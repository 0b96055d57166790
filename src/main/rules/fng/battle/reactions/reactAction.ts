import { RuleError } from '../../../../engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { pickedIn } from '../fire/fireForm.ts'
import type { FngState } from '../../state.ts'
import { isBornLeader } from './bornLeader.ts'
import { takesTests } from './nerve.ts'
import { react } from './react.ts'
import { receivedFire, manDown } from '../../tables/reactions.ts'

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
      most: 40,
      among: ({ state }) => idsOf(able(state)),
      start: ({ state, selected }) => idsOf(able(state)).filter((id) => selected.includes(id)),
    },
    manDown: {
      kind: 'picks',
      from: 'figures',
      label: 'Man Down',
      help: 'Within 4" and sight of a friend who went down.',
      most: 40,
      among: ({ state }) => idsOf(able(state)),
    },
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fired',
      most: 40,
      asked: hasFire,
      among: ({ state }) => idsOf(figuresOf(state, 'ours', 'theirs')),
    },
    ranking: {
      kind: 'number',
      label: 'Outgunned Ranking',
      help: '0: by the weapons of those who fired.',
      least: 0,
      most: 5,
      asked: hasFire,
    },
    inCover: { kind: 'picks', from: 'figures', label: 'In cover', most: 40, asked: hasFire, among: underFire },
    inBunker: { kind: 'picks', from: 'figures', label: 'In a bunker', most: 40, asked: hasFire, among: underFire },
    cannotAnswer: {
      kind: 'picks',
      from: 'figures',
      label: 'Cannot reach those who fired',
      most: 40,
      asked: hasFire,
      among: underFire,
    },
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of a Born Leader',
      most: 40,
      asked: (asking) => testing(asking).some((figure) => isBornLeader(asking.state, figure)),
      among: (asking) => idsOf(testing(asking)),
      start: (asking) => idsOf(testing(asking)),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody could take the test.'),
  likely: ({ state, selected }) => (able(state).some(({ id }) => selected.includes(id)) ? 30 : 15),
  entry: (state, { receivedFire, manDown }) =>
    [
      ...(receivedFire.length > 0 ? [`Received Fire: ${namesOf(state, receivedFire)}`] : []),
      ...(manDown.length > 0 ? [`Man Down: ${namesOf(state, manDown)}`] : []),
    ].join('; '),
  run(scene, { receivedFire, manDown, shooters, ranking, inCover, inBunker, cannotAnswer, near }) {
    if (receivedFire.length + manDown.length === 0)
      throw new RuleError('bad-input', 'Nobody is named who takes a test. Nothing was changed.')
    react(scene, {
      receivedFire,
      manDown,
      shooters,
      ranking: ranking === 0 ? null : ranking,
      inCover,
      inBunker,
      cannotAnswer,
      nearBornLeader: near,
    })
  },
})
