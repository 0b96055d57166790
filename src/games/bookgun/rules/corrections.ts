import type { Correction } from '../../../main/engine/corrections.ts'

/** What the text says, read once more beside the program. */
const correction2: Correction = {
  number: 2,
  mends: [
    {
      pages: [8, 16, 17],
      text: 'Prone figures lose the high die for wounded whom they carry, and for want of a leader within 6"; who steps back prone goes a third.',
      steps: ['move'],
    },
    {
      pages: [10, 12, 14],
      text: 'A number of the spotting chart is one of a d20, from 1 to 20; movement has up to 9 whole dice.',
      steps: ['fillIn', 'takeValues', 'spot', 'move'],
    },
    {
      pages: [11, 19],
      text: 'Fog, rain or falling snow at night leave a quarter of the distances for spotting.',
      steps: ['spot'],
    },
    {
      pages: [13],
      text: 'A joker is answered before the rest of the movement phase may pass.',
      steps: ['endPhase'],
    },
    {
      pages: [14],
      text: 'A vehicle does not turn while it backs up.',
      steps: ['move'],
    },
    {
      pages: [14, 15, 18, 19],
      text: 'A vehicle that backs up loses the dice that ground, mud and snow take, and what it loses off the road.',
      steps: ['move'],
    },
    {
      pages: [15],
      text: 'An amphibious vehicle is boarded and left on land alone.',
      steps: ['move', 'moveColumn', 'mount', 'dismount'],
    },
    {
      pages: [15],
      text: 'A boat that moves "on water" moves as boats do.',
      steps: ['move'],
    },
    {
      pages: [16],
      text: 'Only men go prone, and nobody who is prone already; only who is prone stands up.',
      steps: ['note'],
    },
    {
      pages: [16],
      text: 'A Ski Doo does not back up either where there is no snow.',
      steps: ['move'],
    },
    {
      pages: [17],
      text: 'Cavalry and cyclists send scouts too, who ride as they do; who is shaken or routed sends none, and horse holders stay.',
      steps: ['sendScouts', 'scoutsBack'],
    },
  ],
}

const correction3: Correction = {
  number: 3,
  mends: [
    {
      pages: [10],
      text: 'No die is rolled where the number to spot is one that it cannot make, or cannot miss: half of 1, or 20.',
      steps: ['spot'],
    },
    {
      pages: [13],
      text: 'A move names the die more that a joker brought.',
      steps: ['move', 'moveColumn'],
    },
    {
      pages: [15, 16],
      text: 'Prone figures are on no water: only what is amphibious is, and boats.',
      steps: ['move'],
    },
  ],
}

/** What was put right in the rules since they were first given to players, oldest first. A shipped one never changes. */
export const corrections: readonly Correction[] = [correction2, correction3]
