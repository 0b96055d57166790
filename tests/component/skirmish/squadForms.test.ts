import { describe, expect, it } from 'vitest'
import {
  anotherFigure,
  deployInput,
  emptyDeploy,
  minesInput,
  problemsOf,
} from '../../../src/games/skirmish/screens/setup/deployForm.ts'
import {
  emptyScenario,
  problemsOf as scenarioProblems,
} from '../../../src/games/skirmish/screens/setup/scenarioForm.ts'
import { readMen } from '../../../src/games/skirmish/screens/squads/newMen.ts'
import { newDesk } from './openDesk.ts'

const { weapons } = await newDesk()

describe('men, typed a line each', () => {
  const read = (text: string) => readMen(text, weapons, 'm16')

  it('carry the weapon beside their name, else the usual one', () => {
    expect(read('Sgt Kowalski, R.\n\n Pfc Adair , m60 \nBoyle, SKS\nNunez').men).toEqual([
      { name: 'Sgt Kowalski, R.', weapon: 'm16' },
      { name: 'Pfc Adair', weapon: 'm60' },
      { name: 'Boyle', weapon: 'ak' },
      { name: 'Nunez', weapon: 'm16' },
    ])
  })

  it('are named where their weapon is unknown', () => {
    expect(read('Boyle, bazooka\nReyes, shot')).toEqual({
      men: [{ name: 'Reyes', weapon: 'shotgun' }],
      unknown: ['Boyle, bazooka'],
    })
  })
})

describe('what a side puts on the table', () => {
  const man = {
    id: 7,
    name: 'Reyes',
    weapon: 'm16',
    weaponName: 'M16',
    status: 'fit',
    games: 0,
    kills: 0,
    removed: 0,
    lostIn: null,
    note: '',
  } as const
  const form = () => emptyDeploy([man, { ...man, id: 8, name: 'Adair' }])

  it('is who was chosen, with a place only where he is hidden', () => {
    const filled = form()
    Object.assign(filled.men[0]!, { goes: true, place: 'in the reeds' })
    filled.others.push({ ...anotherFigure('ak'), name: ' Minh ', hidden: true, place: ' by the well ', radio: true })
    filled.vehicles.push({ name: 'Track 13', weapon: null })
    filled.mines = 'on the path\n\n at the ford '
    expect(problemsOf(filled, { mayHide: true })).toEqual([])
    expect(deployInput(1, filled)).toEqual({
      side: 1,
      men: [{ man: 7, hidden: false, place: '', radio: false }],
      others: [{ name: 'Minh', weapon: 'ak', hidden: true, place: 'by the well', radio: true }],
      vehicles: [{ name: 'Track 13', weapon: null }],
      mortars: [],
    })
    expect(minesInput(1, filled)).toEqual({ side: 1, places: ['on the path', 'at the ford'] })
  })

  it('waits for what is missing', () => {
    const filled = form()
    expect(problemsOf(filled, { mayHide: true })).toEqual(['Nobody is chosen yet.'])
    expect([deployInput(1, filled), minesInput(1, filled)]).toEqual([null, null])
    for (const one of filled.men) Object.assign(one, { goes: true, radio: true, hidden: true })
    filled.mortars.push({ name: ' ', setUp: true })
    expect(problemsOf(filled, { mayHide: true })).toEqual([
      'Somebody has no name yet.',
      'One radio a side.',
      'Say where each hidden figure is.',
    ])
    expect(problemsOf(filled, { mayHide: false })).not.toContain('Say where each hidden figure is.')
  })
})

it('a scenario takes whole numbers within their bounds', () => {
  const form = emptyScenario([{ id: 1 }, { id: 2 }])
  expect(scenarioProblems(form)).toEqual([])
  form.smokeSpreadInches = 49
  form.sides[0]!.shotsPerTurn = Number.NaN
  form.sides[1]!.supportTurns = 1.5
  expect(scenarioProblems(form)).toHaveLength(3)
})
