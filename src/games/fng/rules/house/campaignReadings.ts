import { defineSwitches } from './switchTypes.ts'

/** Rulings with two playable readings, away from the table: each is read by a step of the campaign turn. */
export const campaignReadings = defineSwitches([
  {
    name: 'cheatingDeathFloor',
    title: 'The price of Cheating Death',
    about: 'May the REP that a Star loses by Cheating Death take him below REP 3?',
    page: 3,
    kind: 'ruling',
    options: [
      { value: 'stops', label: 'No, it stops at 3' },
      { value: 'goesOn', label: 'Yes, down to 1' },
    ],
  },
  {
    name: 'starsAttribute',
    title: "A Star's Attribute at a rise",
    about: 'Does a Star whose REP rises choose an Attribute, or roll for one like everybody?',
    page: 5,
    kind: 'ruling',
    options: [
      { value: 'chooses', label: 'He chooses' },
      { value: 'rolls', label: 'He rolls' },
    ],
  },
  {
    name: 'medevacBonus',
    title: 'Medevac and recovery',
    about: 'What being flown out adds to a wounded man at his recovery.',
    page: 40,
    kind: 'ruling',
    options: [
      { value: '2', label: '+2 in all' },
      { value: '3', label: 'One better: +3' },
    ],
  },
  {
    name: 'starLost',
    title: 'A Star beyond recovery',
    about: 'What becomes of a Star who passes no die at his recovery.',
    page: 40,
    kind: 'ruling',
    options: [
      { value: 'evacuated', label: 'He is flown home' },
      { value: 'dies', label: 'He dies' },
    ],
  },
  {
    name: 'starTour',
    title: "The Star's tour",
    about: 'Does a Star who begins with the tour serve a full one, or roll what is left of his like every man?',
    page: 53,
    kind: 'ruling',
    options: [
      { value: 'full', label: 'A full tour' },
      { value: 'rolled', label: 'Rolled' },
    ],
  },
  {
    name: 'areaTies',
    title: 'Ties for the area',
    about: 'Does the last area keep its bonus when tied areas roll again?',
    page: 54,
    kind: 'ruling',
    options: [
      { value: 'keeps', label: 'It keeps +2' },
      { value: 'without', label: 'Plain dice' },
    ],
  },
  {
    name: 'contactRep',
    title: 'Whose REP finds contact',
    about: 'Who takes the Contact test when another man leads the squad of a Star who is with the platoon.',
    page: 57,
    kind: 'ruling',
    options: [
      { value: 'star', label: 'The Star' },
      { value: 'leader', label: 'Whoever leads the squad' },
    ],
  },
  {
    name: 'rainyDayPart',
    title: 'The rainy season and the day part',
    about:
      'Is the +1 of the rainy season counted for the time of day too, whose column stands beside that of the weather?',
    page: 59,
    kind: 'ruling',
    options: [
      { value: 'weatherOnly', label: 'For the weather only' },
      { value: 'both', label: 'For both' },
    ],
  },
  {
    name: 'populatedArea',
    title: 'A populated area in Defense',
    about: 'What makes an area populated when the task of a Defense is rolled.',
    page: 99,
    kind: 'ruling',
    options: [
      { value: 'civilians', label: 'Civilians on the table' },
      { value: 'population', label: 'Population Value 1 or more' },
    ],
  },
  {
    name: 'medalRise',
    title: 'The REP roll of a medal',
    about: 'Who makes the additional roll for REP that a medal brings.',
    page: 103,
    kind: 'ruling',
    options: [
      { value: 'everyone', label: 'Every man with a medal' },
      { value: 'qualified', label: 'Only who may roll anyway' },
    ],
  },
  {
    name: 'firstAidSuccess',
    title: 'First Aid and success',
    about: 'Was the mission a success for a man whom First Aid put back on his feet?',
    page: 104,
    kind: 'ruling',
    options: [
      { value: 'no', label: 'No, he was out' },
      { value: 'yes', label: 'It can be' },
    ],
  },
  {
    name: 'firstShortTimerCheck',
    title: 'The first Short Timer check',
    about: 'Who checks when his tenth month begins.',
    page: 104,
    kind: 'ruling',
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'aboveThree', label: 'Only above REP 3' },
    ],
  },
  {
    name: 'shortTimerMonths',
    title: 'Months of the Short Timer check',
    about:
      'Which month in-country a Short Timer must reach: the one that he starts, or the last that he has completed.',
    page: 104,
    kind: 'ruling',
    options: [
      { value: 'started', label: 'The one he starts' },
      { value: 'completed', label: 'The last completed' },
    ],
  },
  {
    name: 'arvnReplacements',
    title: 'Weak ARVN replacements',
    about: 'Can an ARVN or CIDG replacement who is one lower than rolled come below REP 3?',
    page: 105,
    kind: 'ruling',
    options: [
      { value: 'lower', label: 'Yes, at REP 2' },
      { value: 'three', label: 'No, REP 3 at least' },
    ],
  },
  {
    name: 'leaderOnLeave',
    title: 'Replacements with the leader on R&R',
    about: 'Does the REP of a platoon leader count for replacements while he is on R&R?',
    page: 105,
    kind: 'ruling',
    options: [
      { value: 'counts', label: 'It counts' },
      { value: 'away', label: 'The next man stands in' },
    ],
  },
  {
    name: 'leaderGoneHome',
    title: 'Replacements after the leader went home',
    about: 'Does a platoon leader who went home this half-month still count for its replacements?',
    page: 105,
    kind: 'ruling',
    options: [
      { value: 'counts', label: 'He counts' },
      { value: 'gone', label: 'He is gone' },
    ],
  },
])
