/** A row as the digest has it: its scores or its name, then every figure in it, in order. */
type DigestRow = readonly [scores: string, figures?: string]

/**
 * The tables of the rules digest, read apart from the code: page, and for each row all of its figures. Dice are written
 * "D8", distances `6"`.
 */
export const digest: Readonly<Record<string, { readonly page: number; readonly rows: readonly DigestRow[] }>> = {
  'start-ratings': {
    page: 5,
    rows: [
      ['Troop Quality', 'D8'],
      ['Morale', 'D10'],
      ['Confidence'],
      ['Supply Quality'],
      ['Platoon Leader', '+1'],
      ['Platoon Sergeant or equivalent', '+1'],
    ],
  },
  leadership: {
    page: 5,
    rows: [
      ['1', '-2'],
      ['2-3', '-1'],
      ['4-5', '+1'],
      ['6', '+2'],
    ],
  },
  mission: {
    page: 6,
    rows: [
      ['1', '3" 4'],
      ['2', '6" 8" 3" 5"'],
      ['3', '6"'],
      ['4', '6" 3"'],
      ['5', '5" 4'],
      ['6', '3"'],
    ],
  },
  'asset-costs': {
    page: 6,
    rows: [
      ['Sniper Team', '2'],
      ['On Call Light Mortars', '2'],
      ['Fireteam from own platoon', '2'],
      ['Squad from own platoon', '5'],
      ['Soft-Skin Transport', '3'],
      ['Transport IFV/APC', '6'],
      ['SpecOps Fireteam', '3'],
      ['SpecOps Squad', '6'],
      ['Transport Helo', '6'],
      ['Tank', '8'],
      ['Helicopter Gunship', '8'],
      ['Artillery', '8'],
      ['Fast Burner Air Support', '8'],
      ['Gunship Air Support', '10'],
    ],
  },
  'game-end': {
    page: 9,
    rows: [
      ['1-3', '5 D6'],
      ['4-more', '5 D6'],
      ['1-3', '6 D8'],
      ['4-more', '6 D8'],
      ['1-3', '7 D10'],
      ['4-more', '7 D10'],
      ['', '8'],
    ],
  },
  'vp-free-world': {
    page: 10,
    rows: [
      ['each objective achieved', '+15'],
      ['each WIA', '-1 -2'],
      ['each KIA', '-2 -3'],
      ['each POW', '-3 -4'],
      ['each enemy AFV disabled', '+3'],
      ['each enemy AFV destroyed', '+5'],
      ['each civilian mob peacefully dispersed', '+5'],
      ['each remaining OMP', '+1'],
    ],
  },
  'vp-vc': {
    page: 10,
    rows: [
      ['each insurgent leader killed', '-1'],
      ['each regular vehicle disabled', '+5'],
      ['each regular vehicle destroyed', '+7'],
      ['each civilian casualty', '+5'],
      ['each civilian mob turned into insurgents or influenced', '+3'],
      ['each objective that the regular player fails to achieve', '+15'],
    ],
  },
  margin: { page: 10, rows: [['0'], ['1'], ['2'], ['3-more']] },
  'casualty-evacuated': { page: 10, rows: [['2'], ['3'], ['4-5'], ['6-7'], ['8-more']] },
  'casualty-accompanied': { page: 10, rows: [['2'], ['3-4'], ['5-6'], ['7-9'], ['10-more']] },
  'casualty-straggler': { page: 10, rows: [['2-3'], ['4-6'], ['7-9'], ['10-more']] },
  'casualty-status': {
    page: 10,
    rows: [
      ['Deceased'],
      ['Duty Status - Whereabouts Unknown'],
      ['Missing', '2'],
      ['Very Serious Injury'],
      ['Serious Injury'],
      ['Incapacitating Injury'],
      ['Not Seriously Injured'],
      ['Captured', '5'],
    ],
  },
  'unit-development': { page: 10, rows: [['1'], ['2-5'], ['6'], ['7'], ['8'], ['9'], ['10']] },
  'combat-fatigue': {
    page: 10,
    rows: [
      ['2-3', '5D8 4D8 1D6'],
      ['4-5', '6D8 5D8 1D6'],
      ['6-7', 'D10 D8 D6'],
      ['8-9', 'D8 D6 D6'],
      ['10-11'],
      ['12-more', '1'],
    ],
  },
  ranks: {
    page: 10,
    rows: [
      ['Firepower', '1'],
      ['Firepower', '2 +2"'],
      ['Firepower', '3'],
      ['Defence', '1'],
      ['Defence', '2'],
      ['Defence', '3 D8 D10'],
      ['Reaction', '1'],
      ['Reaction', '2'],
      ['Reaction', '3 D8 D10'],
    ],
  },
  'special-development': {
    page: 10,
    rows: [
      ['1'],
      ['2', '1 1'],
      ['3', '1 1'],
      ['4', '-1'],
      ['5'],
      ['6', '1 2 1'],
      ['7'],
      ['8', '-1'],
      ['9', '1 6"'],
      ['10', '3"'],
      ['11'],
      ['12'],
    ],
  },
  'leadership-development': {
    page: 10,
    rows: [['1'], ['2'], ['3', '6 D6 4'], ['4'], ['5'], ['6', '4']],
  },
  replacement: {
    page: 10,
    rows: [
      ['1-2', 'D6 D8'],
      ['3-5', 'D8 D8'],
      ['6', 'D10 D10'],
    ],
  },
  insurgency: { page: 19, rows: [['1'], ['2-5'], ['6'], ['7'], ['8'], ['9'], ['10']] },
  'insurgency-ranks': {
    page: 20,
    rows: [
      ['Supplies', '1 D6 4'],
      ['Supplies', '2'],
      ['Supplies', '3 D6 4'],
      ['Troops', '1 D6 4 D8 D10'],
      ['Troops', '2 D8 D10'],
      ['Troops', '3 D6 4 D10 D10'],
      ['Tactics', '1 +1'],
      ['Tactics', '2 -1'],
      ['Tactics', '3 +1'],
      ['Leadership', '1 D10'],
      ['Leadership', '2'],
      ['Leadership', '3'],
    ],
  },
  'insurgency-special': {
    page: 21,
    rows: [['1', '-1'], ['2'], ['3', '+1'], ['4'], ['5', '+1'], ['6', '5 6']],
  },
}
