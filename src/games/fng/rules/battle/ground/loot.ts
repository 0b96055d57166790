import { explainDice } from '../../../../../main/engine/lines.ts'
import type { FngState } from '../../state.ts'
import { defineAction, type Asking } from '../action.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  figuresOf,
  hasAttribute,
  isOnTable,
  isUp,
  refusesOutsideTurn,
  type Figure,
} from '../battle.ts'
import { isActive } from '../fire/mayFire.ts'
import { namedIn } from '../fire/fireForm.ts'
import { addLasting } from '../lasting.ts'
import { occupantsOf, structureById } from '../structures.ts'
import { comesAway } from './cover.ts'
import { lootingOf } from './looting.ts'

/** Looters who have their wits about them still, and may come to something. */
const looters = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => hasAttribute(state, figure, 'looter') && isActive(state, figure) && figure.busy === null,
  )

/** Places that may hold something: each delays a man but once (ruling to FNG p. 5). */
const placesFor = ({ state, values }: Asking): number[] =>
  state.structures
    .filter(({ kind }) => ['building', 'bunker', 'position', 'hooch', 'cache', 'tunnel'].includes(kind))
    .filter((place) => occupantsOf(state, place).length === 0)
    .filter(({ id }) => !state.lasting.some((row) => isOf(row, values['looter']) && row.structureId === id))
    .map(({ id }) => id)

const bodiesFor = ({ state, values }: Asking): number[] =>
  state.figures
    .filter((figure) => figure.status === 'obviouslyDead' && isOnTable(figure))
    .filter(({ id }) => !state.lasting.some((row) => isOf(row, values['looter']) && row.amount === id))
    .map(({ id }) => id)

const isOf = (row: FngState['lasting'][number], looter: unknown): boolean =>
  (row.kind === 'looting' || row.kind === 'looted') && row.figureId === looter

/** A Looter comes to what may hold something: it delays him 1d6 turns, this one the first (FNG p. 5). */
export const loot = defineAction({
  name: 'loot',
  title: 'A Looter stops to loot',
  section: 'move',
  page: 5,
  words: ['looter', 'attribute', 'delay', 'body', 'corpse', 'empty structure'],
  fields: {
    looter: {
      kind: 'pick',
      from: 'figures',
      label: 'Looter',
      among: ({ state }) => looters(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (looters(state).find(({ id }) => selected.includes(id)) ?? looters(state)[0])?.id ?? null,
    },
    at: {
      kind: 'choice',
      label: 'He comes to',
      options: (asking) => [
        ...(placesFor(asking).length > 0 ? [{ value: 'place', label: 'An empty place' }] : []),
        ...(bodiesFor(asking).length > 0 ? [{ value: 'body', label: 'A body' }] : []),
        { value: 'other', label: 'Something else' },
      ],
    },
    place: {
      kind: 'pick',
      from: 'structures',
      label: 'Place',
      optional: true,
      asked: ({ values }) => values['at'] === 'place',
      among: placesFor,
      start: (asking) => placesFor(asking)[0] ?? null,
    },
    body: {
      kind: 'pick',
      from: 'figures',
      label: 'Body',
      optional: true,
      asked: ({ values }) => values['at'] === 'body',
      among: bodiesFor,
      start: (asking) => bodiesFor(asking)[0] ?? null,
    },
    leader: {
      kind: 'flag',
      label: 'A Leader is within 4" of him',
      help: 'Then nothing delays him.',
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (looters(state).length > 0 ? null : 'No Looter is active.'),
  likely: ({ state, selected }) => (looters(state).some(({ id }) => selected.includes(id)) ? 9 : 1),
  entry: (state, { looter }) => `${figureById(state, looter).name} stops to loot`,
  run(scene, { looter: id, place, body, leader }) {
    const looter = figureById(scene.state, id)
    const about = aboutFigure(looter)
    const what =
      place !== null
        ? structureById(scene.state, place).name
        : body !== null
          ? `the body of ${figureById(scene.state, body).name}`
          : 'what he has found'
    const row = { figureId: id, structureId: place, amount: body ?? 0, name: `${looter.name} loots: ${what}` }
    if (leader) {
      addLasting(scene, { kind: 'looted', ...row })
      scene.note(`A Leader keeps ${looter.name} from ${what}.`, { about, page: 5 })
      return
    }
    const thrown = scene.dice({
      key: 'battle.looting',
      subject: id,
      count: 1,
      why: `${looter.name} loots: turns`,
    })
    const turns = thrown.faces[0]!
    const until = battleOf(scene.state).turn + turns - 1
    addLasting(scene, { kind: 'looting', ...row, until })
    scene.patch('figures', id, { moved: true, fired: true, fastMoving: false, ...comesAway })
    const text = `${looter.name} loots: ${what}. He stays there to the end of turn ${until}, or until a Leader is within 4".`
    scene.say(explainDice(text, thrown, { about, page: 5, score: turns }))
  },
})

const delayed = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => figure.status !== 'obviouslyDead' && lootingOf(state, figure) !== null,
  )

/** Leaders of his side who can go to him: his group need not be theirs. */
const leadersFor = ({ state, values }: Asking, looter: Figure | null): Figure[] =>
  looter === null
    ? []
    : figuresOf(state, looter.side).filter(
        (figure) => figure.role === 'leader' && isUp(figure) && figure.id !== values['looter'],
      )

/** A Leader comes within 4" of a Looter, and he goes on (FNG p. 5). */
export const callLooter = defineAction({
  name: 'callLooter',
  title: 'A Leader calls a Looter on',
  section: 'move',
  page: 5,
  words: ['looter', 'attribute', 'delay'],
  fields: {
    looter: {
      kind: 'pick',
      from: 'figures',
      label: 'Looter',
      among: ({ state }) => delayed(state).map(({ id }) => id),
      start: ({ state }) => delayed(state)[0]?.id ?? null,
    },
    leader: {
      kind: 'pick',
      from: 'figures',
      label: 'Leader within 4" of him',
      among: (asking) => leadersFor(asking, namedIn(asking, 'looter')).map(({ id }) => id),
      start: (asking) => leadersFor(asking, namedIn(asking, 'looter'))[0]?.id ?? null,
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (delayed(state).length > 0 ? null : 'Nobody is looting.'),
  likely: ({ state }) => (delayed(state).length > 0 ? 12 : 0),
  entry: (state, { looter }) => `${figureById(state, looter).name} is called on`,
  run(scene, { looter: id, leader }) {
    const looter = figureById(scene.state, id)
    const row = lootingOf(scene.state, looter)!
    scene.patch('lasting', row.id, { kind: 'looted', until: null })
    scene.note(`${figureById(scene.state, leader).name} calls ${looter.name} on.`, {
      about: aboutFigure(looter),
      page: 5,
    })
  },
})
