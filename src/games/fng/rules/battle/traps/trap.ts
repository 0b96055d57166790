import { countPassed } from '../../../../../main/engine/checks.ts'
import { readByHand } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf, type OutcomeOf } from '../../../../../main/engine/table.ts'
import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { boobyTrapType, disarmTrap } from '../../tables/trapsAndTunnels.ts'
import {
  aboutFigure,
  figureById,
  hasAttribute,
  isOnTable,
  repOf,
  withRep,
  type Figure,
  type Lasting,
  type Structure,
} from '../battle.ts'
import { addLasting, removeLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { freshStructure, structureById } from '../structures.ts'

export type TrapType = OutcomeOf<typeof boobyTrapType>

export const trapNames: Readonly<Record<TrapType, string>> = {
  wideSpread: 'Wide-spread booby trap',
  localized: 'Localized booby trap',
}

const isTrapType = (type: string): type is TrapType => Object.hasOwn(trapNames, type)

/** @returns booby traps that are known and have not gone off, and lie under nobody's foot. */
export const setTraps = (state: FngState): Structure[] =>
  state.structures.filter(
    ({ id, kind, type, state: now }) =>
      kind === 'trap' &&
      isTrapType(type) &&
      now === 'set' &&
      !trapsGoingOff(state).some((row) => row.structureId === id),
  )

/** A trap that goes off, and under whom. */
export type GoingOff = Lasting & { readonly figureId: number; readonly structureId: number }

export const trapsGoingOff = ({ lasting }: FngState): GoingOff[] =>
  lasting.filter((row): row is GoingOff => row.kind === 'trap' && row.figureId !== null && row.structureId !== null)

/** @returns what a trap does, as the table has it. */
export const trapFigures = (scene: Pick<Scene, 'table'>, { type }: Pick<Structure, 'type'>) =>
  rowOf(scene.table(boobyTrapType), type).gives

/** Puts a trap on the table. @returns its id. */
export const layTrap = (
  scene: Scene,
  {
    type,
    sector,
    contactId = null,
  }: { readonly type: TrapType; readonly sector: number | null; readonly contactId?: number | null },
): number =>
  scene.add('structures', {
    ...freshStructure,
    kind: 'trap',
    type,
    name: trapNames[type],
    sector,
    dv: 0,
    dvAtStart: 0,
    state: 'set',
    contactId,
  })

/** Who meets a trap. */
export interface Met {
  readonly structureId: number
  readonly figureId: number
  /** He walks point. */
  readonly onPoint: boolean
}

/**
 * A figure steps on a trap (FNG p. 65): a wide-spread one may be made safe by Disarm Trap, a localized one strikes. What
 * goes off waits for `trapGoesOff`, which knows who stands around.
 */
export function meetTrap(scene: Scene, met: Met): void {
  const trap = structureById(scene.state, met.structureId)
  const figure = figureById(scene.state, met.figureId)
  scene.note(`${figure.name} comes upon a ${trap.name.toLowerCase()}.`, { about: aboutFigure(figure), page: 65 })
  if (isForewarned(scene) || (trapFigures(scene, trap).disarmTest && disarms(scene, figure, met.onPoint)))
    makeSafe(scene, trap)
  else goOffUnder(scene, trap, figure)
}

/** It is useless from now on. */
export const makeSafe = (scene: Scene, { id }: Structure): void => {
  scene.patch('structures', id, { state: 'cleared' })
}

/** It goes off: nobody knows yet who else is struck. */
export function goOffUnder(scene: Scene, { id, name, sector }: Structure, figure: Figure): void {
  addLasting(scene, {
    kind: 'trap',
    name: `${name} under ${figure.name}`,
    figureId: figure.id,
    structureId: id,
    sector,
  })
}

/** A civilian has told of the next trap, or goes along and shows all of them (FNG p. 56). */
function isForewarned(scene: Scene): boolean {
  const told = scene.state.lasting.filter(({ kind }) => kind === 'toldOfTraps')
  const guide = told.find(
    ({ amount, figureId }) => amount === 1 && figureId !== null && isWithUs(figureById(scene.state, figureId)),
  )
  const warning = told.find(({ amount }) => amount === 0)
  if (guide) scene.note('The civilian who goes along has shown it: it is made safe.', { page: 56 })
  else if (warning) {
    removeLasting(scene, warning.id)
    scene.note('A civilian has told of it: it is made safe.', { page: 56 })
  }
  return guide !== undefined || warning !== undefined
}

const isWithUs = (figure: Figure): boolean => isOnTable(figure) && figure.status !== 'obviouslyDead'

/** Disarm Trap, with its second die where one has passed (FNG p. 65). @returns whether it is safe. */
export function disarms(scene: Scene, figure: Figure, onPoint: boolean): boolean {
  const has = (attribute: string) => hasAttribute(scene.state, figure, attribute)
  const roll = scene.roll(disarmTrap, {
    subject: figure.id,
    why: withRep(figure),
    numbers: { REP: repOf(figure) },
    when: {
      trapFinder: has('trap-finder'),
      pointmanOnPoint: onPoint && has('pointman'),
      wireCutters: carriesCutters(scene.state, figure),
    },
  })
  scene.tell(roll, `${figure.name} ${says[roll.row.outcome]}.`, aboutFigure(figure))
  const { dice } = roll.row.gives
  if (roll.row.outcome !== 'oneMoreDie') return roll.row.outcome === 'disarmed'
  const table = scene.table(disarmTrap)
  const target = roll.target ?? repOf(figure)
  const thrown = scene.dice({
    key: table.id,
    subject: figure.id,
    count: dice,
    why: `One more die: ${withRep(figure)}`,
    readings: [
      readByHand({
        title: `${table.title}, one more die`,
        page: table.page,
        dice: { kind: 'passing', count: dice, versus: 'target', alwaysFails },
        numbers: { target },
        rows: [
          { from: 1, to: 'more', text: 'The trap is made safe' },
          { from: 0, to: 0, text: 'It goes off' },
        ],
      }),
    ],
  })
  const safe = countPassed(thrown.faces, target, alwaysFails) > 0
  const text = safe ? `${figure.name} makes it safe.` : `${figure.name} sets it off.`
  scene.say(explainDice(text, thrown, { about: aboutFigure(figure), table: table.id, page: table.page }))
  return safe
}

/** A 6 fails on the second die too (ruling to FNG p. 65). */
const alwaysFails = 6

const says: Readonly<Record<OutcomeOf<typeof disarmTrap>, string>> = {
  disarmed: 'makes the trap safe',
  oneMoreDie: 'has not got it yet',
  explodes: 'sets the trap off',
}

const carriesCutters = (state: FngState, { soldierId }: Figure): boolean =>
  soldierId !== null &&
  state.gear.some(
    (row) => row.missionId === missionOf(state).id && row.soldierId === soldierId && row.item === 'wire-cutters',
  )
