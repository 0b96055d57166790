import { describe, expect, it } from 'vitest'
import { copyView } from '../../../../../src/games/skirmish/app/copyView.ts'
import { inputsFit } from '../../../../../src/games/skirmish/app/inputsFit.ts'
import { sealedView } from '../../../../../src/games/skirmish/app/sealedView.ts'
import { squadsView } from '../../../../../src/games/skirmish/app/squadsView.ts'
import { tableView } from '../../../../../src/games/skirmish/app/tableView.ts'
import { skirmishSteps } from '../../../../../src/games/skirmish/contract/steps.ts'
import { skirmishSystem } from '../../../../../src/games/skirmish/rules/system.ts'
import { setUpSkirmish, skirmish, skirmishCampaign, testDeviation, testGrenades } from '../../../../support/skirmish.ts'
import { playSkirmishGames } from '../../../../support/skirmishGames.ts'

const hiding = {
  theirs: [
    { name: 'Minh', weapon: 'ak', hidden: true, place: 'in the reeds' },
    { name: 'Binh', weapon: 'rpd' },
  ],
}

describe('the table', () => {
  it('answers before there is a game', () => {
    expect(tableView(skirmishSystem.empty, null).game).toBeNull()
    expect(squadsView(skirmishSystem.empty).games).toEqual([])
    expect(copyView(skirmishSystem.empty).filled).toBe(0)
  })

  it('shows nothing of what the other side has sealed, whoever looks', () => {
    const table = skirmish({ ...hiding, openNumbers: false })
    for (const side of [null, table.us]) {
      const [, theirs] = tableView(table.state, side).sides
      expect(theirs!.figures.map(({ name }) => name)).toEqual(['Binh'])
      expect(theirs!.sealed).toBeNull()
      expect(JSON.stringify(tableView(table.state, side))).not.toMatch(/Minh|Hidden|reeds/)
    }
    const own = tableView(table.state, table.them).sides[1]!
    expect(own.figures.map(({ name, weapon }) => [name, weapon])).toEqual([
      ['Binh', 'RPD'],
      ['Minh (Hidden 1)', 'AK-47, SKS'],
    ])
    expect(sealedView(table.state, table.them).things).toMatchObject([{ name: 'Minh', place: 'in the reeds' }])
  })

  it('names the man of the squads behind a figure to whoever may know him', () => {
    const table = skirmishCampaign()
    table.do('addSquad', { side: table.us, name: '2nd squad', men: [{ name: 'Able', weapon: 'm16' }] })
    const [able] = table.state.men
    table.do('beginGame', {
      ...{ scenario: '', hiddenRules: 'noise', acrossTurns: true, openNumbers: false, smokeSpreadInches: 12 },
      first: table.us,
      sides: [table.us, table.them].map((side) => ({ side, shotsPerTurn: 0, supportTurns: 0 })),
    })
    table.do('deploy', {
      ...{ side: table.us, others: [], vehicles: [], mortars: [] },
      men: [{ man: able!.id, hidden: true, place: 'by the well', radio: false }],
    })
    const seen = (holder: number | null) => tableView(table.state, holder).sides[0]!.figures.map(({ man }) => man)
    expect(seen(table.us)).toEqual([able!.id])
    expect(seen(table.them)).toEqual([])
    expect(seen(null)).toEqual([])
  })

  it('tells the number of sealed things where both agreed to it', () => {
    const table = skirmish({ ...hiding, openNumbers: true })
    expect(tableView(table.state, table.us).sides[1]!.sealed).toBe(1)
  })

  it('names the scores that remove a figure, and where the turn stands', () => {
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }] }).counters('Able', 2)
    expect(tableView(table.state, null).checks).toMatchObject([{ name: 'Able', removedUpTo: 2 }])
    table.do('startTurn', {}, [5])
    expect(tableView(table.state, null).parts.map(({ part, state }) => [part, state])).toEqual([
      ['check', 'done'],
      ['support', 'now'],
      ['phases', 'later'],
      ['counters', 'later'],
    ])
  })

  it('says why something cannot be done', () => {
    const table = skirmish()
    const refused = () => {
      const { actions } = tableView(table.state, table.us).sides[0]!.figures[0]!
      return Object.fromEntries(actions.map(({ title, refused: why }) => [title, why]))
    }
    expect(refused()).toMatchObject({ Move: null, Listen: null, Fire: 'from your copy: M16: Suppress' })
    table.fill(['weapons', 'm16', 'suppress', '6'])
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 2 })
    expect(refused()).toMatchObject({ Fire: null, Listen: 'listening must be the first phase' })
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 })
    expect(refused()).toMatchObject({ Move: 'takes 1 phase, 0 left' })
  })
})

it('tells what is spent now on what takes several phases in a row', () => {
  const table = skirmish().fill(...testDeviation, ...testGrenades)
  const costs = () =>
    Object.fromEntries(
      tableView(table.state, table.us).sides[0]!.figures[0]!.actions.map(({ action, phases, of }) => [
        action,
        of === null ? phases : `${phases} of ${of}`,
      ]),
    )
  expect(costs()).toMatchObject({ move: 1, creep: 2, throw: 3, meet: 0 })
  table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 2 })
  expect(costs()).toMatchObject({ creep: '1 of 2', throw: '1 of 3' })
})

it('a side has its new turn before it while its check comes first', () => {
  const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }] })
  table.fill(...testDeviation, ['weapons', 'm16', 'suppress', '6']).do('startTurn')
  table.do('callShot', { target: 'the ford', bySmoke: false }, [1])
  const line = (part: string) => tableView(table.state, null).parts.find((one) => one.part === part)!.line
  expect(line('support')).toBe('first: who was near')
  table.nobodyNear().do('closeSupport')
  table.do('fire', { figure: table.id('Able'), phases: 1, inArc: [{ figure: table.id('Minh'), cover: false }] }, [1])
  table.next().do('endTurn', { keep: [] })
  const { sides, parts } = tableView(table.state, null)
  expect(sides[0]!.figures[0]).toMatchObject({ left: 3, words: 'radio', fired: false, marks: ['radio'] })
  expect(parts.map(({ line }) => line)).toEqual(['0 with counters', '0 of 5 shots', '3 of 3 left', 'one each'])
})

it('phases of hidden figures are counted for their own player alone', () => {
  const table = skirmish(hiding).next()
  const line = (holder: number) => tableView(table.state, holder).parts.find(({ part }) => part === 'phases')!.line
  expect([line(table.us), line(table.them)]).toEqual(['3 of 3 left', '6 of 6 left'])
})

const blankInches = 'artillery deviation, a 3: inches'

describe('what the table offers', () => {
  it('a mortar says why it waits: for its turn, for cells of the copy, for its next shot', () => {
    const table = setUpSkirmish({ mortars: [{ name: '81mm', setUp: true }] })
    const mortar = () => tableView(table.state, null).sides[0]!.mortars[0]!
    expect(mortar()).toMatchObject({ fire: 'not in this part of the turn', move: 'not in this part of the turn' })
    table.do('startTurn')
    expect(mortar()).toMatchObject({ fire: expect.stringMatching(/^from your copy: /) as string, move: null })
    table.fill(...testDeviation, ...testGrenades)
    expect(mortar()).toMatchObject({ fire: null, aimedAt: null })
    const shot = { grenade: 'fragmentation', target: 'the huts', shiftInches: 0, inSight: true }
    table.do('fireMortar', { mortar: mortar().id, ...shot }, [1])
    expect(mortar()).toMatchObject({ fire: 'it has fired in this turn', aimedAt: 'the huts' })
  })

  it('waits for no cell that its rules do not look up', () => {
    const table = skirmish({ ours: [{ name: 'Able', weapon: 'm203' }], mortars: [{ name: '81mm', setUp: true }] })
    table.fill(['grenades', 'phosphorus', 'inches', '4'], ['grenades', 'phosphorus', 'turns', '2'])
    table.fill(['grenades', 'hand', 'range', '8'])
    for (const row of ['3', '4', '5', '6']) table.fill(['deviation', row, 'direction', 'north'])
    const offered = () => {
      const { figures, mortars } = tableView(table.state, null).sides[0]!
      const refused = (action: string) => figures[0]!.actions.find((one) => one.action === action)!.refused
      return [refused('throw'), mortars[0]!.fire, refused('launch')]
    }
    expect(offered()).toEqual([null, null, 'from your copy: ' + blankInches])
    const launch = { figure: table.id('Able'), way: 'launch', grenade: 'phosphorus', target: 'the wall', inches: 0 }
    expect(table.refused('grenade', launch)).toContain(blankInches)
    const shot = { mortar: table.state.mortars[0]!.id, grenade: 'phosphorus', target: 'the huts', shiftInches: 0 }
    table.do('fireMortar', { ...shot, inSight: true }, [1])
    const thrown = { figure: table.id('Able'), way: 'throw', grenade: 'phosphorus', target: 'the wall', inches: 8 }
    table.do('grenade', thrown, [1])
    expect(table.state.smoke).toHaveLength(2)
  })

  it('the types of grenade, each with the cell that it waits for', () => {
    const table = skirmish()
    expect(tableView(table.state, null).grenades.every(({ waitsFor }) => waitsFor !== null)).toBe(true)
    table.fill(...testGrenades)
    const waiting = tableView(table.state, null).grenades.filter(({ waitsFor }) => waitsFor !== null)
    expect(waiting.map(({ type, name }) => [type, name])).toEqual([['third', 'third type']])
  })

  it('where support landed last, who was struck by it, and where its smoke lies', () => {
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }] })
    table.fill(...testDeviation).do('startTurn')
    table.do('smokeRound', { target: 'the ford', landed: 'in the river' })
    table.do('callShot', { target: 'the ford', bySmoke: false }, [1])
    const [blast] = tableView(table.state, null).blasts
    table.do('strike', { blast: blast!.id, figures: [{ figure: table.id('Minh'), cover: false, direct: false }] })
    const view = tableView(table.state, null)
    expect(view.smoked).toBe('in the river')
    expect(view.sides[0]!.support).toMatchObject({ shots: 1, last: 'the ford', waitsFor: null })
    expect(view.blasts[0]!.struck).toEqual([{ figure: table.id('Minh'), name: 'Minh' }])
  })

  it('a figure may see or spot by the rules of the game, and take up a radio that lies free', () => {
    const titles = (table: ReturnType<typeof skirmish>) =>
      tableView(table.state, null).sides[0]!.figures.flatMap(({ actions }) => actions.map(({ title }) => title))
    expect(titles(skirmish())).toContain('Sees somebody')
    expect(titles(skirmish({ hiddenRules: 'alternate' }))).toContain('Spot')
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }, { name: 'Baker' }] }).counters('Able', 6)
    table.do('startTurn', {}, [1, 1])
    expect(titles(table)).toContain('Take the radio')
  })
})

describe('from your copy', () => {
  it('begins blank; what needs none of it can be played', () => {
    const { filled, total, plays } = copyView(skirmishSystem.empty)
    expect([filled, total]).toEqual([0, 27])
    expect(plays.filter(({ ready }) => ready)).toHaveLength(3)
    expect(plays.find(({ what }) => what === 'Fire')!.waitsFor).toBe('M16: Suppress')
  })

  it('opens each part when its cells are filled in', () => {
    const table = skirmish().fill(...testDeviation, ...testGrenades, ['weapons', 'ak', 'suppress', '6'])
    expect(copyView(table.state).plays.filter(({ ready }) => !ready)).toEqual([])
  })
})

describe("values of the player's copy as a file", () => {
  it.each([
    { 'skirmish.weapons': { m16: { suppress: 'nine' } } },
    { 'skirmish.weapons': { m99: { suppress: '6' } } },
    { 'skirmish.phases': { '0': { phases: 4 } } },
    {},
  ])('are refused whole where they cannot stand: %j', (values) => {
    expect(skirmish().refused('takeValues', { values })).not.toBe('')
  })
})

describe('the contract', () => {
  it('has a schema for every step, and each fits', () => {
    expect(inputsFit).toBe(true)
    expect(Object.keys(skirmishSteps).toSorted()).toEqual(Object.keys(skirmishSystem.steps).toSorted())
  })

  it('lets every input of a whole campaign through', () => {
    for (const { step, input } of playSkirmishGames(2))
      expect(skirmishSteps[step as keyof typeof skirmishSteps].parse(input)).toEqual(input)
  })

  it('every view answers wherever a campaign stands', () => {
    for (const { after } of playSkirmishGames(4)) {
      const sides = after.sides.map(({ id }) => id)
      for (const side of [null, ...sides]) expect(tableView(after, side).sides.length % 2).toBe(0)
      for (const side of sides) sealedView(after, side)
      expect(squadsView(after).sides).toHaveLength(after.sides.length)
    }
  })
})
