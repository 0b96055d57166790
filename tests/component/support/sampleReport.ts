import type { FilledManView, FilledReport, ReportManView } from '../../../src/games/fng/contract/report.ts'

/** Three men who went, the first of them the Star. */
export const men: readonly ReportManView[] = [1, 2, 3].map((soldierId) => ({
  soldierId,
  name: `Man ${soldierId}`,
  rank: 'Pfc',
  squad: 1,
  line: soldierId,
  squadName: '1st squad',
  rep: 4,
  star: soldierId === 1,
  attached: false,
  weapon: 'M-16',
}))
const fine: Omit<FilledManView, 'soldierId'> = {
  fate: 'fine',
  recovered: true,
  evacuation: 'none',
  burned: false,
  wasOut: false,
  retired: false,
  cheatedDeath: false,
  killsConfirmed: 0,
  killsUnconfirmed: 0,
  killsToRoll: 0,
  deed: null,
  deedWords: null,
}
/** As a tracked battle fills it in. */
export const filled: FilledReport = {
  contacted: true,
  men: [
    { ...fine, soldierId: 1, killsToRoll: 2, deed: 'twoInMelee' },
    { ...fine, soldierId: 2, fate: 'outOfTheFight', evacuation: 'medevac', wasOut: true },
    { ...fine, soldierId: 3 },
  ],
  otherKillsConfirmed: 0,
  otherKillsUnconfirmed: 0,
  otherKillsToRoll: 1,
  capturedUnharmed: 1,
  capturedWounded: 0,
  woundedLeft: 0,
  leftTableInTime: false,
  task: 'neither',
  civiliansDetained: 0,
  pefsRevealed: 3,
  pcsRevealed: 0,
  sectorsPatrolled: 4,
  allPcsAndOff: false,
  civilianCasualties: 1,
  onDemand: ['helicopters'],
  readyUnused: [],
  otherPoints: [{ points: 5, reason: 'Tunnel searched' }],
  notes: '',
}
