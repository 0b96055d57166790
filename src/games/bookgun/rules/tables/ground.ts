import { defineTable } from '../../../../main/engine/table.ts'

/** `times` is how often the die of the movement table is taken off; `half`: half of each die. */
export const terrain = defineTable({
  id: 'bag.terrain',
  title: 'Terrain',
  page: 18,
  dice: { kind: 'lookUp' },
  modifiers: [],
  notes: ['Terrain is as the model shows: nothing is added or left out.'],
  rows: [
    {
      key: 'clear',
      gives: { times: 0, half: false },
      cells: { terrain: 'Clear' },
      text: 'Open, light bush, slight contours; limited cover at best.',
    },
    {
      key: 'rough',
      gives: { times: 1, half: false, short: 'the die of the movement table off' },
      cells: { terrain: 'Rough: woods, rocks, gullies, scrub, ploughed fields' },
      text: 'Lose the high die, or as the movement table says; horse drawn vehicles may not enter.',
    },
    {
      key: 'dense',
      gives: { times: 2, half: false, short: 'that die off, then its amount again; 1" always' },
      cells: { terrain: 'Dense: heavy forest or undergrowth, jungle' },
      text: 'Double rough: that die, and then its amount again; a unit may always move 1".',
    },
    {
      key: 'steep',
      gives: { times: 0, half: true, short: 'half of each die up or across; full speed straight down' },
      cells: { terrain: 'Steep slope' },
      text: 'Up or across: half of each die. Straight down: full speed; bicycles double it.',
    },
  ],
})

/** `off` is the die that mud and snow take off a move; what falls halves how far is seen and spotted. */
export const weather = defineTable({
  id: 'bag.weather',
  title: 'Weather',
  page: 19,
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'mudOnRoad',
      gives: { off: 'lowest' },
      cells: { weather: 'Snow or mud, on road' },
      text: 'Lose the low die',
    },
    {
      key: 'mudAcross',
      gives: { off: 'highest' },
      cells: { weather: 'Snow or mud, cross country' },
      text: 'Lose the high die',
    },
    {
      key: 'fog',
      gives: { halves: true, halvesThermal: false },
      cells: { weather: 'Fog' },
      text: 'Visibility and spotting distance halved, not for thermal sights',
    },
    {
      key: 'rain',
      gives: { halves: true, halvesThermal: true },
      cells: { weather: 'Rain' },
      text: 'Visibility and spotting distance halved, for thermal sights too',
    },
    {
      key: 'snowfall',
      gives: { halves: true, halvesThermal: true },
      cells: { weather: 'Falling snow' },
      text: 'Visibility and spotting distance halved, for thermal sights too',
    },
  ],
})
