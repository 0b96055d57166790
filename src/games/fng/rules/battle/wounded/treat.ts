import { readPassing } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowFor, type OutcomeOf } from '../../../../../main/engine/table.ts'
import { firstAid } from '../../tables/casualties.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  groupById,
  isOnTable,
  otherSide,
  repOf,
  withRep,
  type Figure,
} from '../battle.ts'
import type { Side } from '../collections.ts'
import type { Scene, TurnHooks } from '../scene.ts'

/** Medics at work are an activation further once their side has acted (FNG pp. 17, 39). */
export const treatmentHooks: TurnHooks = {
  sideBegins(scene, side) {
    workOn(scene, otherSide(side))
  },
  turnEnds(scene) {
    const { side } = battleOf(scene.state)
    if (side !== null) workOn(scene, side)
  },
}

const idle = { busy: null, busyWith: null, busySince: null, busyLeft: null } as const

function workOn(scene: Scene, side: Side): void {
  for (const { id } of scene.state.figures) {
    const medic = figureById(scene.state, id)
    if (medic.side !== side || medic.busy !== 'firstAid' || !groupById(scene.state, medic.groupId).activated) continue
    const victim = figureById(scene.state, medic.busyWith!)
    const left = (medic.busyLeft ?? 1) - 1
    scene.patch('figures', id, left > 0 && isTreatable(victim) ? { busyLeft: left } : idle)
    if (left <= 0 && isTreatable(victim)) treat(scene, medic, victim)
  }
}

const isTreatable = (victim: Figure): boolean =>
  isOnTable(victim) && victim.status === 'outOfTheFight' && !victim.carried && !victim.aided

/** First Aid: a die of the Medic's and one of the victim's, each against the REP of its own man (FNG p. 39). */
function treat(scene: Scene, medic: Figure, victim: Figure): void {
  const table = scene.table(firstAid)
  const [his, own] = scene.diceAll([
    {
      key: table.id,
      subject: medic.id,
      count: 1,
      why: `${table.title}: ${withRep(medic)}`,
      readings: [readPassing(table, repOf(medic), dieWords)],
      note: bothDice(table),
    },
    {
      key: table.id,
      subject: victim.id,
      count: 1,
      why: `${table.title}: ${victim.name}, wounded, REP ${victim.rep}`,
      readings: [readPassing(table, victim.rep, dieWords)],
    },
  ])
  const passed = Number(his!.faces[0]! <= repOf(medic)) + Number(own!.faces[0]! <= victim.rep)
  const { outcome } = rowFor(table, passed)
  scene.patch('figures', victim.id, { aided: true, ...effects[outcome](victim) })
  const thrown = { ...his!, faces: [...his!.faces, ...own!.faces] }
  const more = { about: aboutFigure(victim), table: table.id, page: table.page, score: passed }
  scene.say(explainDice(`First Aid by ${medic.name}: ${victim.name} ${says[outcome]}.`, thrown, more))
}

const dieWords = { yes: 'Passed', no: 'Not passed' }

const bothDice = ({ rows }: typeof firstAid): string =>
  `His die and that of the wounded man count together. ${rows.map(({ from, text }) => `${from} passed: ${text}.`).join(' ')}`

const up = { status: 'carryOn', walks: false, satOut: false } as const

/** A point of REP is off for the rest of the battle only (FNG p. 39). */
const effects: Readonly<Record<OutcomeOf<typeof firstAid>, (victim: Figure) => Partial<Figure>>> = {
  fit: () => up,
  fitRepDown: ({ repLoss }) => ({ ...up, repLoss: repLoss + 1 }),
  stillOut: () => ({}),
}

const says: Readonly<Record<OutcomeOf<typeof firstAid>, string>> = {
  fit: 'is back in the fight',
  fitRepDown: 'is back in the fight, at a point of REP less until it ends',
  stillOut: 'stays Out of the Fight',
}
