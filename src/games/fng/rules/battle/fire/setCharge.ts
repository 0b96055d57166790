import { defineAction, type Asking } from '../action.ts'
import { battleOf, figureById, figuresOf, groupById, refusesOutsideTurn, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { chargesOf, layCharge, type ChargeKey } from './charges.ts'
import { namesOf } from './fire.ts'
import { namedIn } from './fireForm.ts'
import { mayThrow } from './grenade.ts'
import { leftOf } from './launchable.ts'
import { makeReady, spent, usesShot } from './ready.ts'
import { weaponFigures } from './weapons.ts'
import { refuse } from '../refuse.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => !figure.mayReturnFire && mayThrow(state, figure) && chargesOf(state, figure).length > 0,
  )

const isC4 = ({ values }: Asking): boolean => values['charge'] === 'c4'

/** Sets the timer of a charge, makes it ready, and lays or throws it (FNG p. 29). */
export const setCharge = defineAction({
  name: 'setCharge',
  title: 'Lay a charge',
  section: 'fight',
  page: 29,
  words: ['satchel', 'demolition', 'C-4', 'plastic', 'explosive', 'timer'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => able(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    charge: {
      kind: 'choice',
      label: 'What',
      options: (asking) => {
        const figure = namedIn(asking, 'figure')
        const keys = figure === null ? [] : chargesOf(asking.state, figure)
        return keys.map((value) => ({ value, label: names[value] }))
      },
    },
    blocks: { kind: 'number', label: 'Blocks of 1 kg', least: 1, most: 20, asked: isC4 },
    turns: {
      kind: 'number',
      label: 'Timer',
      help: 'C-4 at least 1, and his whole turn. At 0 it goes off this turn.',
      unit: 'turns',
      least: 0,
      most: 4,
      start: (asking) => (isC4(asking) ? 1 : 0),
    },
    inches: { kind: 'number', label: 'How far off', help: 'C-4 is not thrown.', unit: 'inches', least: 0, most: 6 },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody active has a charge to lay.'),
  likely: ({ state, selected }) => (able(state).some(({ id }) => selected.includes(id)) ? 10 : 2),
  entry: (state, { figure, charge }) => `${names[charge as ChargeKey]}: ${namesOf(state, [figure])}`,
  run(scene, { figure: id, charge, blocks, turns, inches }) {
    const figure = figureById(scene.state, id)
    const key = charge as ChargeKey
    const limits = key === 'c4' ? ([1, 4] as const) : ([0, 3] as const)
    if (turns < limits[0] || turns > limits[1])
      refuse(`The timer of a ${names[key]} takes ${limits[0]} to ${limits[1]} turns.`)
    const { range } = weaponFigures(scene, key)
    if (inches > range) refuse(range === 0 ? 'C-4 is laid where he stands.' : `A charge is thrown ${range}" at most.`)
    if (key === 'c4' && blocks > leftOf(scene.state, figure, key))
      refuse(`The squad has ${leftOf(scene.state, figure, key)} blocks.`)
    if (key === 'c4') takesAllHisTurn(scene, figure)
    const ready = makeReady(scene, id, key)
    usesShot(scene, figure)
    if (!ready) return
    scene.patch('figures', id, { ...spent, grenadeTurn: battleOf(scene.state).turn })
    if (figure.side === 'ours')
      for (let block = 0; block < blocks; block++) tally(scene, { event: 'lawFired', figureId: id, text: key })
    const { sector } = groupById(scene.state, figure.groupId)
    const due = layCharge(scene, { figureId: id, key, blocks, turns, sector })
    const { turn } = battleOf(scene.state)
    scene.note(`${figure.name} lays a ${names[key]}: it goes off ${due === turn ? 'now' : `in turn ${due}`}.`, {
      page: 29,
    })
  },
})

const names: Readonly<Record<ChargeKey, string>> = {
  'demolition-charge': 'demolition charge',
  'satchel-charge': 'satchel charge',
  c4: 'charge of C-4',
}

/** C-4 is rigged in a full turn: who lays it neither has moved nor moves any more (FNG p. 29). */
function takesAllHisTurn(scene: Scene, { id, name, moved }: Figure): void {
  if (moved) refuse(`${name} has moved this turn: rigging C-4 takes all of it.`)
  scene.patch('figures', id, { moved: true })
}
