import { isPossible } from '../../../../../main/engine/checks.ts'
import { readChance } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { minefieldClearing } from '../../tables/features.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, figureById, figuresOf, isUp, refusesOutsideTurn, repOf, withRep, type Figure } from '../battle.ts'
import { blast, sidesThatLost } from '../fire/blast.ts'
import { bambooField, circleField, circleOf, nearField } from '../fire/circleForm.ts'
import { namesOf } from '../fire/fire.ts'
import { harm } from '../harm/harm.ts'
import { react } from '../reactions/react.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'

/** Impact of a mine in its circle of 5", and of a stake (FNG pp. 51-52). */
const mineImpact = 2
const stakeImpact = 1

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs', 'civilian').filter((figure) => isUp(figure) && !figure.inTunnel)

/** One die for a figure that is in a minefield or among punji stakes this turn (FNG pp. 51-52). */
export const minefield = defineAction({
  name: 'minefield',
  title: 'In a minefield',
  section: 'ground',
  page: 51,
  words: ['mines', 'punji', 'stakes', 'pit', 'cleared'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who is in it',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => able(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    danger: {
      kind: 'choice',
      label: 'It is',
      options: [
        { value: 'mines', label: 'A minefield' },
        { value: 'punji', label: 'Punji stakes, crossed at 2" a turn' },
      ],
    },
    swept: {
      kind: 'choice',
      label: 'It has been hit by',
      asked: ({ values }) => values['danger'] === 'mines',
      options: [
        { value: 'nothing', label: 'Nothing' },
        { value: 'artillery', label: 'Artillery' },
        { value: 'rocket', label: 'Rockets' },
        { value: 'bomb500', label: 'A 500 lb bomb' },
        { value: 'bomb750', label: 'A 750 lb bomb' },
        { value: 'bomb1000', label: 'A larger bomb' },
      ],
    },
    bamboo: bambooField('figure'),
    circle: circleField('Others in the blast circle of 5" round him', ({ values }) => values['danger'] === 'mines'),
    near: nearField('circle', { target: 'figure' }),
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody stands on the table.'),
  likely: () => 2,
  entry: (state, { figure, danger }) =>
    `${danger === 'mines' ? 'Minefield' : 'Punji stakes'}: ${namesOf(state, [figure])}`,
  run(scene, { figure: id, danger, swept, bamboo, circle, near }) {
    if (swept === 'bomb1000') {
      const { text } = rowOf(scene.table(minefieldClearing), swept)
      scene.note(`${text}.`, { page: 51 })
      return
    }
    const figure = figureById(scene.state, id)
    if (getsThrough(scene, figure)) return
    if (danger === 'punji') stab(scene, figure, near)
    else if (swept === 'nothing' || !isCleared(scene, figure, swept)) {
      const others = circleOf(circle).filter(({ figureId }) => figureId !== id)
      const struck = [{ figureId: id, coverDv: 0, bamboo }, ...others]
      blast(scene, { impact: mineImpact, in: struck, near, by: null, ranking: null, why: 'mine' })
    }
  },
})

/** A die against his REP, each turn (FNG p. 51). */
function getsThrough(scene: Scene, figure: Figure): boolean {
  const thrown = scene.dice({
    key: 'battle.minefield',
    subject: figure.id,
    count: 1,
    passesAt: repOf(figure),
    why: `Where he steps: ${withRep(figure)}`,
  })
  const passed = thrown.faces[0]! <= repOf(figure)
  const text = passed ? `${figure.name} steps on nothing this turn.` : `${figure.name} steps where he should not.`
  scene.say(explainDice(text, thrown, { about: aboutFigure(figure), page: 51 }))
  return passed
}

type Sweep = 'artillery' | 'rocket' | 'bomb500' | 'bomb750'

/** Shells or bombs may have set off all there was: it turns out when a mine should go off (FNG p. 51). */
function isCleared(scene: Scene, figure: Figure, cause: Sweep): boolean {
  const table = scene.table(minefieldClearing)
  const { from, to } = { from: 1, to: 0, ...rowOf(table, cause) }
  const thrown = scene.dice({
    key: table.id,
    subject: figure.id,
    count: 1,
    why: `Has the field been cleared: ${from}-${to}`,
    readings: [readChance(table, { from, to }, { yes: 'All mines have gone off before', no: 'Still live' })],
  })
  const clear = isPossible(thrown.faces[0]!, from, to)
  const text = clear ? 'All mines there have gone off before.' : 'The field is still live.'
  scene.say(explainDice(text, thrown, { table: table.id, page: table.page }))
  return clear
}

function stab(scene: Scene, figure: Figure, near: readonly number[]): void {
  const harmed = harm(scene, [{ figureId: figure.id, impact: stakeImpact, by: null, why: 'punji stakes' }])
  const manDown = sidesThatLost(scene, harmed, near)
  react(scene, { receivedFire: [], manDown, shooters: [] })
}
