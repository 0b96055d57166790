import { RuleError } from '../../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../../action.ts'
import { aboutFigure, battleOf, figureById, refusesOutsideTurn, type Figure } from '../../battle.ts'
import { namesOf } from '../../fire/fire.ts'
import { namedIn } from '../../fire/fireForm.ts'
import type { FngState } from '../../../state.ts'
import { addLasting, removeLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { mostAtOnce, partiesBelow, turnsBelow, waitingBelow, wentDown, type Row } from './below.ts'
import { goBelow, mayEnter } from './entering.ts'

/** Who explores the tunnel that a man lies in. */
const nearHim = (state: FngState, structureId: number): Row[] =>
  partiesBelow(state)
    .filter((party) => party.structureId === structureId)
    .flatMap(({ rows }) => rows)

function rescuersFor(state: FngState, man: Figure | null): number[] {
  const lying = waitingBelow(state).find(({ figureId }) => figureId === man?.id)
  if (!lying) return []
  return [...nearHim(state, lying.structureId).map(({ figureId }) => figureId), ...mayEnter(state).map(({ id }) => id)]
}

const canBeSought = (state: FngState): Row[] =>
  waitingBelow(state).filter(({ figureId }) => rescuersFor(state, figureById(state, figureId)).length > 0)

const manIn = (asking: Asking): Figure | null => namedIn(asking, 'man')

/** Somebody goes for a man who lies in a tunnel (FNG p. 67). */
export const rescueBelow = defineAction({
  name: 'rescueBelow',
  title: 'Bring a man up from a tunnel',
  section: 'ground',
  page: 67,
  words: ['rescue', 'tunnel', 'missing', 'down below', 'retrieve'],
  fields: {
    man: {
      kind: 'pick',
      from: 'figures',
      label: 'Who lies below',
      among: ({ state }) => canBeSought(state).map(({ figureId }) => figureId),
      start: ({ state }) => canBeSought(state)[0]?.figureId ?? null,
    },
    rescuer: {
      kind: 'pick',
      from: 'figures',
      label: 'Who goes for him',
      help: 'From the same tunnel next turn; from the entrance half as long as he has lain there.',
      among: (asking) => rescuersFor(asking.state, manIn(asking)),
      start: (asking) => {
        const able = rescuersFor(asking.state, manIn(asking))
        return able.find((id) => asking.selected.includes(id)) ?? able[0] ?? null
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (waitingBelow(state).length === 0
      ? 'Nobody lies in a tunnel.'
      : canBeSought(state).length > 0
        ? null
        : 'Nobody can go for him just now.'),
  likely: ({ state }) => (canBeSought(state).length > 0 ? 60 : 0),
  entry: (state, { man, rescuer }) => `${namesOf(state, [rescuer])} goes for ${namesOf(state, [man])}`,
  run(scene, { man: manId, rescuer: id }) {
    const lying = waitingBelow(scene.state).find(({ figureId }) => figureId === manId)!
    const { turn } = battleOf(scene.state)
    const near = nearHim(scene.state, lying.structureId).find(({ figureId }) => figureId === id)
    const until = near ? turn + 1 : turn + Math.max(1, Math.ceil(turnsDown(lying, turn) / 2)) - 1
    if (near) removeLasting(scene, near.id)
    else mustFit(scene, lying)
    goBelow(scene, [id])
    const [rescuer, man] = [figureById(scene.state, id), figureById(scene.state, manId)]
    addLasting(scene, {
      kind: 'rescue',
      name: `${rescuer.name} goes for ${man.name}`,
      figureId: id,
      structureId: lying.structureId,
      until,
      amount: manId,
    })
    scene.note(`${rescuer.name} goes for ${man.name}: he is there at the end of turn ${until}.`, {
      about: aboutFigure(rescuer),
      page: 67,
    })
  },
})

/** Turns that he has lain there, the one he went down in too. */
const turnsDown = turnsBelow

function mustFit(scene: Scene, { structureId }: Row): void {
  if (wentDown(scene.state, structureId, battleOf(scene.state).turn) >= mostAtOnce)
    throw new RuleError('bad-input', `At most ${mostAtOnce} men a turn go down one entrance. Nothing was changed.`)
}
