import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { missionOf } from '../../people.ts'
import { checkPoint as checkPointTable } from '../../tables/missions.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, figureById, hasAttribute, refusesOutsideTurn, repOf, withRep, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { layDown } from '../harm/layDown.ts'
import { civiliansUp, soldiersUp } from './people.ts'

const isCheckPoint = (state: FngState): boolean => missionOf(state).defenseTask === 'checkPoint'

const unchecked = (state: FngState): Figure[] => civiliansUp(state).filter(({ spokenTurn }) => spokenTurn === null)

/** The only face that is false papers (FNG p. 99). */
const falsePapers = 6

/** The squad at a check point looks at whoever passes, one after the other (FNG p. 99). */
export const checkPapers = defineAction({
  name: 'checkPapers',
  title: 'Check papers',
  section: 'civilians',
  page: 99,
  words: ['check point', 'detain', 'suspicious', 'traffic', 'speak local'],
  tables: [checkPointTable],
  fields: {
    soldier: {
      kind: 'pick',
      from: 'figures',
      label: 'Who checks',
      among: ({ state }) => soldiersUp(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (
          soldiersUp(state).find(({ id }) => selected.includes(id)) ??
          soldiersUp(state).find((figure) => hasAttribute(state, figure, 'fluent')) ??
          soldiersUp(state)[0]
        )?.id ?? null,
    },
    civilian: {
      kind: 'pick',
      from: 'figures',
      label: 'Civilian',
      among: ({ state }) => unchecked(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (unchecked(state).find(({ id }) => selected.includes(id)) ?? unchecked(state)[0])?.id ?? null,
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (!isCheckPoint(state)
      ? 'This is no check point.'
      : unchecked(state).length === 0
        ? 'Nobody waits to be checked.'
        : soldiersUp(state).length > 0
          ? null
          : 'Nobody of ours is free to check.'),
  likely: ({ state }) => (isCheckPoint(state) && unchecked(state).length > 0 ? 60 : 0),
  entry: (state, { civilian }) => `Papers of ${namesOf(state, [civilian])}`,
  run(scene, { soldier: soldierId, civilian: civilianId }) {
    const soldier = figureById(scene.state, soldierId)
    const civilian = figureById(scene.state, civilianId)
    scene.patch('figures', civilianId, { spokenTurn: scene.state.battle[0]!.turn })
    if (isSuspicious(scene, soldier, civilian) && rollPapers(scene, civilian)) detain(scene, soldier, civilian)
  },
})

/** Two successes find something; a Fluent man always does (ruling to FNG p. 99). */
function isSuspicious(scene: Scene, soldier: Figure, { name }: Figure): boolean {
  const fluent = hasAttribute(scene.state, soldier, 'fluent')
  const roll = scene.roll(checkPointTable, {
    subject: soldier.id,
    why: `${withRep(soldier)}, papers of ${name}`,
    numbers: { REP: repOf(soldier) },
    when: { notFluent: !fluent },
  })
  const wrong = fluent || roll.row.outcome === 'wrong'
  scene.tell(roll, wrong ? `Something is wrong with ${name}.` : `${name} may go on: the papers are in order.`)
  return wrong
}

function rollPapers(scene: Scene, civilian: Figure): boolean {
  const thrown = scene.dice({
    key: 'battle.papers',
    subject: civilian.id,
    count: 1,
    why: `${civilian.name}: false papers on a ${falsePapers}`,
  })
  const wrong = isPossible(thrown.faces[0]!, falsePapers, falsePapers)
  const text = wrong ? `${civilian.name} has false papers.` : `${civilian.name} may go on after all.`
  scene.say(explainDice(text, thrown, { about: aboutFigure(civilian), page: 99 }))
  return wrong
}

function detain(scene: Scene, soldier: Figure, civilian: Figure): void {
  const own = layDown(scene, civilian)
  scene.patch('figures', civilian.id, { ...own, status: 'captured', doing: 'stays' })
  tally(scene, { event: 'civilianDetained', figureId: soldier.id, about: civilian.id })
  scene.note(`${civilian.name} is detained until the end.`, { about: aboutFigure(civilian), page: 99 })
}
