import type { KeyOf } from '../../../../main/engine/table.ts'
import type { attributes } from './attributes.ts'

/** What an Attribute does, for the Effect column of the printed roster (FNG pp. 5-6, 110): 60 characters at most. */
export const attributeShortEffects: Readonly<Record<KeyOf<typeof attributes>, string>> = {
  agile: 'No shooting penalty for having moved fast',
  athlete: 'Fast Move +1d6',
  'ball-player': 'Throws grenades 9" instead of 6"',
  'born-leader': 'Rec. Fire, Man Down, Cohesion +1d6; friends in 4" follow',
  brawler: 'Melee +1d6, Charge +1d6',
  clumsy: 'Fast Move doubles: may fall; tunnels -1',
  coward: 'Duck Back is Retire; Charge -1d6; enters no tunnel',
  'crack-shot': 'Single rifle shot 2d6, prone 3d6, best counts',
  'dumb-ass': 'Active only if 1d6 passes REP',
  fast: 'Move +2"',
  fluent: 'Passes Speak Local, no -2d6',
  grenadier: 'GL HE 2d6, best counts; M-79 fires in reaction',
  'hard-as-nails': 'Recover From Knock Down 3d6; tunnel survival +1',
  knifeman: 'Melee +1d6 with a blade; throws it 4"',
  looter: 'Loot delays 1d6 turns, in tunnels 1 turn more',
  lucky: '1 re-roll per Mission; tunnel survival +1',
  marksman: 'Ranged Combat +1 to each total',
  medic: 'May act as a Medic',
  'nerves-of-steel': 'Ignores Duck Back; Charge +1d6',
  'old-hand': 'Outgunned Ranking of firers -1',
  pigman: 'REP +1 with a light machine gun',
  pointman: 'On point: In Sight +1d6, spotting REP +1, group 8"',
  poser: 'Received Fire 1d6 only; Charge -1d6',
  'quick-reflexes': 'In Sight +1d6; tunnel survival +1',
  'rto-wizard': 'REP +1 on the radio',
  shirker: 'Always outgunned under fire',
  shortsighted: 'In Sight -1d6',
  slight: 'Melee -1d6; tunnel turns -1',
  slow: 'Move -2"',
  stealthy: 'Enemy In Sight -1d6; tunnels +1',
  swimmer: 'Swim Test +1d6',
  tough: 'Retire is Duck Back; Charge +1d6; tunnel survival +1',
  'trap-finder': 'Meets and finds traps: Disarm REP +1, spider holes 3d6',
  'tunnel-rat': '.45, knife, 3 C-4; tunnel survival and encounters +2',
  unlucky: 'Hit within 3": (1) he is hit instead; tunnel survival -1',
  wuss: 'Charge -1d6, melee -1d6',
}

/** Whether an Attribute is a boon or a burden to the man who has it: of its effects some help, all do, or none does. */
export type Bearing = 'helps' | 'both' | 'hurts'

const burdens = [
  'clumsy',
  'coward',
  'dumb-ass',
  'looter',
  'poser',
  'shirker',
  'shortsighted',
  'slow',
  'unlucky',
  'wuss',
]
/** Slight men tire in melee and are quick in tunnels; a Trap Finder disarms traps, and is the one who meets them. */
const mixed = ['slight', 'trap-finder']

/** @returns how an Attribute bears on its man (FNG pp. 5-6). */
export const bearingOf = (attribute: string): Bearing =>
  burdens.includes(attribute) ? 'hurts' : mixed.includes(attribute) ? 'both' : 'helps'
