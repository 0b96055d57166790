import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../../../src/main/engine/sha256.ts'
import { turnView } from '../../../../../src/games/bookgun/app/turn/turnView.ts'
import { sealedWords } from '../../../../../src/games/bookgun/rules/sealing.ts'
import { bookgunCampaign, bookgunGame } from '../../../../support/bookgun.ts'

/** Cells of a front, of which none is on the table yet; a section of the army that is. */
const hidden = () => {
  const table = bookgunGame({ insurgents: {}, setUp: true })
  return table
}

const withCells = () => {
  const table = bookgunCampaign()
  table.do('addUnit', { part: 'canada.squad', name: 'Section', formation: null, figures: null })
  for (const name of ['Dawud', 'Yasin', 'Karim', 'Omid'])
    table.do('addUnit', { part: 'insurgents.cell', name, leader: `${name} the elder`, formation: null, figures: null })
  table.do('beginGame', { scenario: '', setsUp: 'insurgents', sky: 'clear', weather: 'dry', roe: 'ROE3' })
  return table.do('deploy', { units: [{ unit: table.unit('Section').id, formation: 'open' }] })
}

const concealed = () => {
  const table = withCells()
  const [first, second, third] = ['Dawud', 'Yasin', 'Karim'].map((name) => table.unit(name).id)
  const markers = [
    { unit: first!, place: 'in the brush' },
    { unit: null, place: 'behind the hill' },
    { unit: second!, place: 'in the streambed' },
  ]
  return { table, third: third!, markers, conceal: { side: table.insurgents, markers } }
}

describe('Concealment markers (p. 11)', () => {
  it('one dummy for every two real ones', () => {
    const { table, conceal, markers, third } = concealed()
    expect(table.refused('conceal', { ...conceal, markers: markers.slice(0, 2) })).toContain('One dummy for every two')
    expect(
      table.refused('conceal', {
        ...conceal,
        markers: [...markers, { unit: third, place: '' }, { unit: null, place: '' }],
      }),
    ).toContain('3 real markers and one dummy')
  })

  it('are told beforehand how many dummies go with them, by the units of who sets up', () => {
    const { table, conceal } = concealed()
    expect(turnView(table.state, null).dummies).toEqual([0, 0, 1, 1, 2])
    table.do('conceal', conceal).do('startPlay')
    expect(turnView(table.state, null).dummies).toEqual([])
  })

  it('show neither number, strength nor which is a dummy', () => {
    const { table, conceal } = concealed()
    table.do('conceal', conceal)
    expect(table.title).toBe('Sealed')
    expect(table.said).toMatch(
      /^Sami puts 3 markers on the table, dummies among them. Kept as the proof of it: [0-9a-f]{64}.$/,
    )
    const shown = table.state.troops.filter(({ kind }) => kind === 'marker')
    expect(new Set(shown.map((one) => JSON.stringify({ ...one, id: 0, name: '' }))).size).toBe(1)
    const [seal] = table.state.seals
    expect(sha256(sealedWords(table.state, seal!.id))).toBe(seal!.digest)
    expect(sealedWords(table.state, seal!.id)).toContain(
      'marker, 1, Dawud, 14 figures, in the brush; marker, 2, dummy, behind the hill',
    )
  })

  it('only who sets up conceals, last of all and once', () => {
    const { table, conceal, third } = concealed()
    expect(table.refused('conceal', { ...conceal, side: table.army })).toContain('Only who sets up')
    table.do('conceal', conceal)
    expect(table.refused('conceal', conceal)).toContain('has concealed')
    expect(table.refused('deploy', { units: [{ unit: third, formation: 'open' }] })).toContain('has concealed')
  })

  it('are named for a joker where nobody of their side is in the open, and the die is rolled (ruling)', () => {
    const joker = (marker: number, faces: readonly number[]) => {
      const { table, conceal } = concealed()
      table.do('conceal', conceal).do('startPlay').card('JR')
      return table.do('joker', { troop: table.id(`Marker ${marker}`) }, { faces })
    }
    expect(joker(1, [2]).troop('Marker 1').acted).toBe(true)
    expect(joker(1, [5]).troop('Marker 1').acted).toBe(false)
    const back = joker(3, [3, 2, 5])
    expect([back.inches('Marker 3'), back.troop('Marker 3').acted]).toEqual([7, true])
    // What holds, holds for who comes out; of a dummy it is never known.
    const charges = joker(1, [6])
    charges.do('reveal', { troop: charges.id('Marker 1'), why: 'shows' }).card('8H')
    expect(charges.refused('pass', { troop: charges.id('Dawud') })).toContain('must charge')
    const faster = joker(1, [1])
    faster.do('reveal', { troop: faster.id('Marker 1'), why: 'shows' })
    expect(faster.troop('Dawud')).toMatchObject({ extraDie: true, mustCharge: false })
    const dummy = joker(2, [6]).card('8H')
    expect(dummy.do('pass', { troop: dummy.id('Marker 2') }).said).toContain('stays where it is')
  })

  it('are not named for a joker while a unit of their side is in the open', () => {
    const { table, third, conceal } = concealed()
    table.do('deploy', { units: [{ unit: third, formation: 'open' }] }).do('conceal', conceal)
    table.do('startPlay').card('JR')
    expect(table.refused('joker', { troop: table.id('Marker 1') })).toContain('while a unit is in the open')
  })

  it('count as units for the cards: their owner names one and passes (ruling)', () => {
    const { table, conceal } = concealed()
    table.do('conceal', conceal).do('startPlay').card('8H')
    expect(table.refused('move', { troop: table.id('Marker 2') })).toContain('taken off the table first')
    table.do('pass', { troop: table.id('Marker 2') })
    expect(table.state.draws.at(-1)!.said).toBe('Marker 2')
  })

  it('that are taken off are what stood under them', () => {
    const { table, conceal } = concealed()
    table.do('conceal', conceal).do('startPlay').card('8H')
    const [real, dummy] = [table.id('Marker 1'), table.id('Marker 2')]
    table.do('reveal', { troop: real, why: 'shows' })
    expect(table.said).toBe('Marker 1 is Dawud, 14 figures: it leaves its cover.')
    expect(table.do('move', { troop: real }, { faces: [1, 2, 3] }).inches('Dawud')).toBe(6)
    table.do('reveal', { troop: dummy, why: 'met' })
    expect(table.said).toBe('Marker 2 is a dummy: enemies come close.')
    expect(table.state.troops.find(({ id }) => id === dummy)!.gone).toBe(true)
  })

  it('a gun that shows itself to fire was not pushed: it reloads one turn (p. 11, 16)', () => {
    const table = bookgunCampaign()
    table.do('addUnit', { part: 'canada.gun', name: 'Gun', formation: null, figures: null })
    table.do('addUnit', { part: 'canada.squad', name: 'Section', formation: null, figures: null })
    table.do('addUnit', { part: 'canada.squad', name: 'Other', formation: null, figures: null })
    table.do('addUnit', { part: 'insurgents.cell', name: 'Cell', formation: null, figures: null })
    table.do('beginGame', { scenario: '', setsUp: 'army', sky: 'clear', weather: 'dry', roe: 'ROE3' })
    table.do('deploy', { units: [{ unit: table.unit('Cell').id, formation: 'open' }] })
    const markers = ['Gun', 'Section'].map((name) => ({ unit: table.unit(name).id, place: '' }))
    table.do('conceal', { side: table.army, markers: [...markers, { unit: null, place: '' }] })
    table.do('startPlay').endPhase().card('8S')
    const troop = table.id('Marker 1')
    table.do('reveal', { troop, why: 'fires' }).do('fire', { troop, markers: 1 })
    expect(table.troop('Gun')).toMatchObject({ reload: 1, movedTurn: null, spottedTurn: 1 })
  })

  it('come off when they are spotted (ruling)', () => {
    const { table, conceal } = concealed()
    table.do('conceal', conceal).do('startPlay')
    table.do('spot', { troop: table.id('Section'), target: table.id('Marker 3'), inches: 4 })
    expect(table.said).toContain('Marker 3 is Yasin, 14 figures: spotted.')
  })

  it('are opened and proved at the end, when their player agrees', () => {
    const { table, conceal } = concealed()
    table.do('conceal', conceal).do('startPlay')
    expect(table.refused('endGame', { winner: null, words: '' })).toContain('Sami has sealed')
    expect(table.refused('agreeToEnd', { side: table.army })).toContain('need not agree')
    table.do('agreeToEnd', { side: table.insurgents })
    expect(table.refused('agreeToEnd', { side: table.insurgents })).toContain('need not agree')
    table.do('endGame', { winner: table.army, words: '' })
    expect(table.said).toContain('Marker 1 was Dawud, 14 figures, in the brush.')
    expect(table.said).toContain('What Sami sealed is open: nothing of it was changed.')
    expect(table.said).toContain('The proof: SHA-256 of "marker, 1, Dawud')
    expect(table.state.sealed).toEqual([])
    expect(table.state.gameSides.map(({ force, fielded }) => [force, fielded])).toEqual([
      ['army', 7],
      ['insurgents', 28],
    ])
  })
})

describe('The Commander-in-Chief (p. 8)', () => {
  it('is named in secret by a side of three basic units, once', () => {
    const table = withCells()
    const name = { side: table.insurgents, unit: table.unit('Karim').id }
    expect(table.refused('nameCommander', { side: table.army, unit: table.unit('Section').id })).toContain(
      'three basic units'.replace('three', '3'),
    )
    table.do('nameCommander', name)
    expect(table.title).toBe('Sealed')
    expect(table.said).not.toContain('Karim')
    expect(table.refused('nameCommander', name)).toContain('has named')
  })

  it('is shown when he is killed or captured', () => {
    const table = withCells()
    table.do('deploy', { units: [{ unit: table.unit('Karim').id, formation: 'open' }] })
    table.do('nameCommander', { side: table.insurgents, unit: table.unit('Karim').id }).do('startPlay')
    table.do('casualties', { troop: table.id('Karim'), killed: 1, ace: true })
    expect(table.said).toContain('Karim the elder was the Commander-in-Chief of Sami: an ace was drawn.')
    table.do('agreeToEnd', { side: table.insurgents })
    expect(table.do('endGame', { winner: null, words: '' }).said).toContain('nothing of it was changed')
  })
})

it('play that starts without a Commander-in-Chief of a side of three basic units says so (p. 8)', () => {
  const named = withCells()
  const words = 'Sami has 4 basic units on his roster, and has named no Commander-in-Chief.'
  expect(turnView(named.state, null).unnamed).toEqual([words])
  named.do('nameCommander', { side: named.insurgents, unit: named.unit('Karim').id })
  expect(turnView(named.state, null).unnamed).toEqual([])
  const open = withCells()
  open.do('deploy', { units: [{ unit: open.unit('Karim').id, formation: 'open' }] })
  expect(open.do('startPlay').said).toContain(words)
})

it('a game without an enemy does not start', () => {
  expect(hidden().refused('startPlay')).toContain('Sami has nothing in the game')
})
