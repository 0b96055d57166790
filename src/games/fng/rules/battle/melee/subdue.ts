import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import {
  aboutFigure,
  figureById,
  figuresOf,
  isInSectorOf,
  otherSide,
  refusesOutsideTurn,
  type Figure,
} from '../battle.ts'
import { gunDown } from '../fire/gunDown.ts'
import { isActive } from '../fire/mayFire.ts'
import { passCommand } from '../harm/command.ts'
import { bringDown } from '../harm/harm.ts'
import { freeFromCarrier, layDown } from '../harm/layDown.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { isArmed } from './meleeWeapon.ts'

/** Prisoners that one armed figure can guard (FNG p. 38). */
const guardedByOne = 6

const takers = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => isActive(state, figure) && figure.busy === null)

/** Enemies who lie Stunned or wounded where he can get at them. */
const helplessFor = (state: FngState, taker: Figure | null): Figure[] =>
  taker === null || taker.side === 'civilian'
    ? []
    : figuresOf(state, otherSide(taker.side)).filter(
        ({ status, inTunnel }) => (status === 'stunned' || status === 'outOfTheFight') && inTunnel === taker.inTunnel,
      )

const takerIn = ({ state, values }: Asking): Figure | null =>
  typeof values['figure'] === 'number' ? figureById(state, values['figure']) : null

const pairs = (state: FngState): Figure[] => takers(state).filter((taker) => helplessFor(state, taker).length > 0)

/** An active figure that reaches a helpless enemy takes him prisoner or dispatches him (FNG p. 38). */
export const subdue = defineAction({
  name: 'subdue',
  title: 'Capture or dispatch',
  section: 'fight',
  page: 38,
  words: ['prisoner', 'captive', 'take', 'kill', 'finish off', 'stunned', 'wounded enemy'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who reaches him',
      among: ({ state }) => pairs(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (pairs(state).find(({ id }) => selected.includes(id)) ?? pairs(state)[0])?.id ?? null,
    },
    target: {
      kind: 'pick',
      from: 'figures',
      label: 'Helpless enemy',
      among: (asking) => helplessFor(asking.state, takerIn(asking)).map(({ id }) => id),
      start: (asking) => {
        const among = helplessFor(asking.state, takerIn(asking))
        return (among.find(({ id }) => asking.selected.includes(id)) ?? among[0])?.id ?? null
      },
    },
    does: {
      kind: 'choice',
      label: 'He',
      options: [
        { value: 'captures', label: 'Is captured' },
        { value: 'dispatches', label: 'Is dispatched' },
      ],
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (pairs(state).length > 0 ? null : 'No enemy lies Stunned or Out of the Fight for anybody who is active.'),
  likely: ({ state, selected }) => {
    const able = pairs(state)
    if (able.length === 0) return 0
    const isBeside = (taker: Figure) => helplessFor(state, taker).some((other) => isInSectorOf(state, taker, other))
    return able.some(({ id }) => selected.includes(id)) || able.some(isBeside) ? 60 : 25
  },
  wrong: (state, { figure, does }) => (does === 'captures' ? whyNoGuard(state, figureById(state, figure)) : null),
  entry: (state, { target, does }) =>
    `${figureById(state, target).name}: ${does === 'captures' ? 'captured' : 'dispatched'}`,
  run(scene, { figure: id, target: targetId, does }) {
    const taker = figureById(scene.state, id)
    const target = figureById(scene.state, targetId)
    const why = does === 'captures' ? whyNoGuard(scene.state, taker) : null
    if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
    scene.patch('figures', id, { moved: true })
    gunDown(scene, id)
    freeFromCarrier(scene, target)
    if (does === 'captures') takePrisoner(scene, taker, target)
    else bringDown(scene, [targetId], 'obviouslyDead', id, `dispatched by ${taker.name}`)
  },
})

function whyNoGuard(state: FngState, taker: Figure): string | null {
  const side = figuresOf(state, taker.side)
  const guards = side.filter((figure) => figure.status === 'carryOn' && isArmed(state, figure)).length
  const held = state.figures.filter((figure) => figure.side !== taker.side && figure.status === 'captured').length
  if (!isArmed(state, taker)) return `${taker.name} is unarmed.`
  return held >= guards * guardedByOne ? `One armed figure guards up to ${guardedByOne} prisoners.` : null
}

function takePrisoner(scene: Scene, taker: Figure, target: Figure): void {
  const wounded = target.status === 'outOfTheFight'
  const own = layDown(scene, target)
  scene.patch('figures', target.id, {
    ...own,
    status: 'captured',
    satOut: false,
    captiveWas: wounded ? 'outOfTheFight' : 'stunned',
  })
  gunDown(scene, target.id)
  passCommand(scene, target.id)
  const how = wounded ? 'wounded' : 'unharmed'
  scene.note(`${taker.name} takes ${target.name} prisoner, ${how}.`, { about: aboutFigure(target), page: 38 })
  if (taker.side !== 'ours' || target.side !== 'theirs') return
  tally(scene, { event: `captured.${how}`, figureId: taker.id, about: target.id })
  if (!wounded) tally(scene, { event: 'deed.capturedUnwounded', figureId: taker.id, about: target.id })
}
