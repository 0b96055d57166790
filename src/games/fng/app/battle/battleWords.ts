import type { Tone } from '../../contract/battle.ts'
import type { Figure } from '../../rules/battle/battle.ts'
import type {
  Busy,
  CallKind,
  CallStatus,
  Doing,
  FigureRole,
  FigureStatus,
  LeftHow,
  Orders,
  Posture,
  StructureKind,
} from '../../rules/battle/collections.ts'

/** What the words of a battle are called on its screen. */

const statusWords: Readonly<Record<FigureStatus, string>> = {
  carryOn: 'Carry on',
  duckBack: 'Duck Back',
  retired: 'Retired',
  stunned: 'Stunned',
  outOfTheFight: 'Out of the Fight',
  obviouslyDead: 'Obviously Dead',
  captured: 'Captured',
  left: 'Off the table',
}

const leftWords: Readonly<Record<LeftHow, string>> = {
  walked: 'Walked off',
  evacuated: 'Brought off',
  ran: 'Ran',
  missing: 'Missing',
  cheatedDeath: 'Cheated death',
  lifted: 'Lifted out',
}

/** @returns how a figure is, in a word or two. */
export const statusOf = ({ status, leftHow }: Figure): string =>
  status === 'left' && leftHow !== null ? leftWords[leftHow] : statusWords[status]

export const tones: Readonly<Record<FigureStatus, Tone>> = {
  carryOn: 'ok',
  duckBack: 'mind',
  retired: 'mind',
  stunned: 'mind',
  outOfTheFight: 'hurt',
  obviouslyDead: 'lost',
  captured: 'lost',
  left: 'gone',
}

/** How a man stands, in his second line. */
export const postureWords: Readonly<Record<Posture, string>> = {
  open: 'open',
  cover: 'in cover',
  concealed: 'concealed',
  both: 'cover, concealed',
}

/** Roles worth a word beside a name; the others are told by the weapon. */
export const roleWords: Readonly<Partial<Record<FigureRole, string>>> = {
  rto: 'RTO',
  medic: 'Medic',
  observer: 'Observer',
  translator: 'Translator',
  loader: 'Loader',
  aircrew: 'Aircrew',
}

export const busyWords: Readonly<Record<Busy, string>> = {
  reload: 'reloading',
  reloadSidearm: 'reloading his sidearm',
  firstAid: 'giving First Aid',
  setUp: 'setting up',
  disarm: 'disarming',
  placeTrap: 'placing a trap',
  lightFire: 'lighting a fire',
  search: 'searching',
  clearMines: 'clearing mines',
  clearStakes: 'clearing stakes',
  clearWire: 'cutting wire',
}

export const orderWords: Readonly<Record<Orders, string>> = {
  charge: 'will charge',
  humanWave: 'human wave',
  grenade: 'will throw a grenade',
  harass: 'harasses',
}

export const doingWords: Readonly<Record<Doing, string>> = {
  meets: 'with others',
  field: 'to the field',
  building: 'to a building',
  idle: 'stands about',
  works: 'at work',
  leaves: 'leaves',
  runs: 'runs',
  moves: 'to cover',
  prone: 'keeps down',
  frozen: 'frozen',
  stays: 'stays put',
  led: 'goes along',
}

export const callWords: Readonly<Record<CallKind, string>> = {
  mortars: 'Mortars',
  artillery: 'Artillery',
  airStrike: 'Air strike',
  spooky: 'AC-47',
  fac: 'FAC',
  gunship: 'Gunship',
  medevac: 'Medevac',
  transport: 'Transport',
  reinforcements: 'Reinforcements',
}

export const callStatusWords: Readonly<Record<CallStatus, string>> = {
  underWay: 'under way',
  waiting: 'waiting',
  here: 'here',
  done: 'done',
  lost: 'lost',
}

export const structureWords: Readonly<Record<StructureKind, string>> = {
  building: 'Building',
  bunker: 'Bunker',
  position: 'Position',
  hooch: 'Hooch',
  tunnel: 'Tunnel',
  trap: 'Trap',
  spiderHole: 'Spider hole',
  cache: 'Cache',
  charge: 'Charge',
  water: 'Water',
}
