import type { Mend } from '../../../../../main/engine/corrections.ts'
import { fires } from './actions.ts'

/** Fire, and what it does to those it is aimed at. */
export const fire: readonly Mend[] = [
  {
    pages: [22],
    text: 'Return fire is aimed at those who fired; against shells, aircraft and the dead there is none.',
    steps: [...fires, 'act.setUpAmbush'],
  },
  {
    pages: [22],
    text: 'Man Down after fire is taken only beside a man who went down by it.',
    steps: ['act.fire', 'act.returnFire', 'act.flame'],
  },
  {
    pages: [30],
    text: 'Two 1s thrown with the pistol empty the pistol, and no longer the weapon in his hands.',
    steps: ['act.fire', 'act.returnFire', 'act.inSight', 'act.partingShot', 'act.suppressBunker'],
  },
  {
    pages: [30],
    text: 'A man is outgunned by the weapons that were fired at him, or at the man he stands beside.',
    steps: [
      'act.fire',
      'act.returnFire',
      'act.inSight',
      'act.flame',
      'act.holeOpens',
      'act.fireFromHelicopter',
      'act.fireTurret',
      'act.suppressBunker',
    ],
  },
  {
    pages: [11, 13],
    text: 'A sniper who has brought his scope reaches 60", and is not outgunned by whoever he can reach.',
    steps: [
      'act.fire',
      'act.returnFire',
      'act.inSight',
      'act.partingShot',
      'act.suppressBunker',
      'act.fireAtAircraft',
      'act.holeOpens',
    ],
  },
  {
    pages: [30],
    text: 'Whose rifle is empty must reach back with his pistol, else he is outgunned.',
    steps: ['act.fire', 'act.returnFire', 'act.holeOpens', 'act.suppressBunker'],
  },
]
