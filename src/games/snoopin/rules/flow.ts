import type { Scene } from './scene.ts'
import type { Part } from './state.ts'

/** A step of the campaign turn, as its desk and its sheets tell it. */
export interface FlowStep {
  readonly part: Part
  /** Before the game, or after it. */
  readonly half: 'before' | 'after'
  readonly title: string
  /** Short, for the row of ten. */
  readonly short: string
  readonly page: number
  readonly explanation: string
}

/** The campaign turn in ten steps, in the order of the book (p. 6): the only place where that order is told. */
export const flow = [
  {
    part: 'mission',
    half: 'before',
    title: 'Mission and objectives',
    short: 'Mission',
    page: 6,
    explanation: 'Each regular side draws its mission in secret; insurgents gain from those that fail.',
  },
  {
    part: 'orders',
    half: 'before',
    title: 'Plan and orders',
    short: 'Orders',
    page: 7,
    explanation: 'Two dice of Operational Momentum a platoon; at least two squads go, further assets cost points.',
  },
  {
    part: 'reconnoiter',
    half: 'before',
    title: 'Reconnoiter',
    short: 'Reconnoiter',
    page: 7,
    explanation: 'Terrain, an objective in each quarter, Hot Spots, edges of the table by roll-off.',
  },
  {
    part: 'initiate',
    half: 'before',
    title: 'Initiate the plan',
    short: 'Initiate',
    page: 8,
    explanation: 'A lieutenant or a medic may come along; cards are drawn, forces deploy.',
  },
  {
    part: 'game',
    half: 'before',
    title: 'The game',
    short: 'The game',
    page: 9,
    explanation: 'Five to eight turns on the table; momentum may be spent at the start of each.',
  },
  {
    part: 'assessment',
    half: 'after',
    title: 'Operation assessment',
    short: 'Assessment',
    page: 10,
    explanation: 'Missions are opened, both victory lists added up, the margin told.',
  },
  {
    part: 'casualties',
    half: 'after',
    title: 'Casualty status and recovery',
    short: 'Casualties',
    page: 10,
    explanation: 'Two Troop Quality dice for every figure with a Serious Wound, by how it left the table.',
  },
  {
    part: 'points',
    half: 'after',
    title: 'Campaign Victory Points',
    short: 'Points',
    page: 10,
    explanation: 'The points of the game, less five for each POW lost.',
  },
  {
    part: 'development',
    half: 'after',
    title: 'Combat development',
    short: 'Development',
    page: 10,
    explanation: 'Teams that fought well learn, tired ones tire more or recover; the insurgency is built.',
  },
  {
    part: 'return',
    half: 'after',
    title: 'Returned to duty and replacements',
    short: 'Return',
    page: 10,
    explanation: 'Pool dice bring men back; new men fill the places of the others.',
  },
] as const satisfies readonly FlowStep[]

/** The part of the turn under way is over: the next one begins, or the turn ends. */
export function passOn(scene: Scene): void {
  const { id, part } = scene.state.tour[0]!
  const at = flow.findIndex((one) => one.part === part)
  scene.patch('tour', id, { part: flow[at + 1]?.part ?? 'start' })
}

/** @returns how far a part lies from where the turn stands: before 0 it is done. */
export function distanceTo(part: (typeof flow)[number]['part'], now: Part): number {
  const places = flow.map((one) => one.part as Part)
  const at = now === 'start' ? -1 : now === 'over' ? flow.length : places.indexOf(now)
  return places.indexOf(part) - at
}
