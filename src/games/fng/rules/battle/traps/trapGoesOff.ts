import { defineAction, type Asking } from '../action.ts'
import { aboutFigure, figureById, isOnTable, refusesOutsideTurn } from '../battle.ts'
import { blast, sidesThatLost } from '../fire/blast.ts'
import { circleField, circleOf, nearField } from '../fire/circleForm.ts'
import { harm } from '../harm/harm.ts'
import { removeLasting } from '../lasting.ts'
import { react } from '../reactions/react.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { structureById } from '../structures.ts'
import { trapFigures, trapsGoingOff, type GoingOff } from './trap.ts'

const named = ({ state, values }: Asking): GoingOff | null =>
  trapsGoingOff(state).find(({ id }) => id === values['trap']) ?? null

const isWide = (asking: Asking): boolean => {
  const row = named(asking)
  return row !== null && structureById(asking.state, row.structureId).type === 'wideSpread'
}

const whose = (state: FngState, id: number): GoingOff => trapsGoingOff(state).find((row) => row.id === id)!

/** What a trap that has been set off does to whoever set it off, and to all around him (FNG p. 65). */
export const trapGoesOff = defineAction({
  name: 'trapGoesOff',
  title: 'The trap goes off',
  section: 'ground',
  page: 65,
  words: ['booby trap', 'explosion', 'blast'],
  fields: {
    trap: {
      kind: 'pick',
      from: 'lasting',
      label: 'Trap',
      among: ({ state }) => trapsGoingOff(state).map(({ id }) => id),
      start: ({ state }) => trapsGoingOff(state)[0]?.id ?? null,
    },
    circle: circleField('Others in the blast circle of 5" round him', isWide),
    near: nearField('circle'),
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (trapsGoingOff(state).length > 0 ? null : 'No trap has been set off.'),
  likely: ({ state }) => (trapsGoingOff(state).length > 0 ? 99 : 0),
  run(scene, { trap: id, circle, near }) {
    const row = whose(scene.state, id)
    removeLasting(scene, id)
    scene.patch('structures', row.structureId, { state: 'destroyed' })
    const { blastInches, impact } = trapFigures(scene, structureById(scene.state, row.structureId))
    const struck = [{ figureId: row.figureId, coverDv: 0 }, ...circleOf(circle)].filter(
      ({ figureId }, i) => i === 0 || figureId !== row.figureId,
    )
    if (blastInches === null) strikeOne(scene, row.figureId, impact, near)
    else blast(scene, { impact, in: struck, near, by: null, ranking: null, why: 'booby trap' })
  },
})

function strikeOne(scene: Scene, figureId: number, impact: number, near: readonly number[]): void {
  const figure = figureById(scene.state, figureId)
  if (!isOnTable(figure)) {
    scene.note(`${figure.name} is not there any more.`, { about: aboutFigure(figure), page: 65 })
    return
  }
  const harmed = harm(scene, [{ figureId, impact, by: null, why: 'booby trap' }])
  const manDown = sidesThatLost(
    scene,
    harmed,
    near.filter((id) => id !== figureId),
  )
  react(scene, { receivedFire: [], manDown, shooters: [] })
}
