import { describe, expect, it } from 'vitest'
import { playerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import { rowIn, tourOf, wordsOf } from './aidOf.ts'

const aid = playerAid(tourOf())
const rows = (number: string) => wordsOf(aid, number).rows
const notes = (number: string) => wordsOf(aid, number).notes.join(' ')
const said = (number: string) => rows(number).flat().join(' ')

describe('page 1, the turn', () => {
  it('FNG pp. 16, 28, 55, 70, 93, 98: nine steps with their figures', () => {
    const steps = rows('1.1').map(([, text]) => text!)
    expect(rows('1.1').map(([step]) => step)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(steps[1]).toMatch(/event on the total \+.1d6 \(p\. 70\)/)
    expect(steps[2]).toContain('after 3 turns')
    expect(steps[3]).toContain('Total 7:')
    expect(steps[3]).toContain('2d6 against SL (ours) or EAL (theirs). 2 passed: 1d6 a level on the chart; 1: half')
    expect(steps[7]).toContain('either die was 3 or more (p. 55)')
    expect(steps[8]).toContain('1d6, 5-6 ends (Ambush 4-6, once)')
  })

  it('FNG pp. 14-15: 4" to the next man, 12" from the commander', () => {
    expect(said('1.2')).toContain('each within 4" of another')
    expect(said('1.2')).toContain('Leader is within 12" and in sight')
  })

  it('FNG pp. 17-18, 39, 41: moves', () => {
    expect(rowIn(aid, '1.4', 'Normal')[1]).toBe('8"; flak jacket 7". Fast +2", Slow -2"')
    expect(rowIn(aid, '1.4', 'Fast Move')[1]).toMatch(/^8", \+4" a die passed \(2d6, .* Flak jacket -2"/)
    expect(rowIn(aid, '1.4', 'Crawl')[1]).toBe('4", prone; fast 1d6. Stand up: half the move')
    expect(rowIn(aid, '1.4', 'Carry')[1]).toMatch(/^-2".*wounded.4"$/)
    expect(rowIn(aid, '1.4', 'Door')[1]).toMatch(/^-2"/)
  })

  it.each([
    ['Open, sand, scrub, dry paddy', 'table 12 12 6', 'full', '-'],
    ['Paddy, flooded', 'table 12 12 6', 'half', '-'],
    ['Marsh', '24 12 12 6', 'half', '-'],
    ['Forest', '18 9 9 4.5', 'full', '4'],
    ['Triple canopy', '12 9 6 4.5', 'full, uphill 0.75', '4'],
    ['Swamp', '12 6 6 3', 'half', '4'],
    ['Rough', '12 6 6 3', 'half', '1'],
    ['Double canopy', '8 6 4 3', 'half', '1'],
    ['Bamboo', '8 6 4 3', 'half', '1'],
    ['Single canopy', '6 6 3 3', 'quarter', '1'],
    ['Elephant grass', '4 4 2 2', 'three quarters', '1'],
  ])('FNG pp. 30, 47-51: sight in %s, by day and night, clear and terrible', (name, sight, foot, edge) => {
    const row = rowIn(aid, '1.5', name)
    expect(row.slice(1, 5).join(' ')).toBe(sight)
    expect([row[5], row[8]]).toEqual([foot, edge])
  })

  it('FNG pp. 47-51: what covers and what hides', () => {
    const cells = rows('1.5').map((row) => [row[6], row[7]])
    expect(cells[0]).toEqual(['dike', 'scrub, dike, field'])
    expect(cells.slice(3, 7)).toEqual([
      ['yes', '-'],
      ['yes', '-'],
      ['yes', '-'],
      ['yes', '-'],
    ])
    expect(cells.slice(7)).toEqual([
      ['yes', 'yes'],
      ['-', 'yes'],
      ['yes', 'yes'],
      ['-', 'yes'],
    ])
    expect(notes('1.5')).toContain('Hill: uphill 0.75. Blocks across the crest; within 1" of it')
    expect(notes('1.5')).toContain('Mud: half, no Fast Move')
  })

  it('FNG pp. 18, 24: 6" to duck, 12" to retire, a third can walk', () => {
    expect(rowIn(aid, '1.6', 'Duck Back')[1]).toContain('within 6"')
    expect(rowIn(aid, '1.6', 'Retire')[1]).toMatch(/^12" to cover/)
    expect(rowIn(aid, '1.6', 'Out of the Fight')[1]).toBe('1d6: 1-2 walks 4", 3-6 is carried. Enemy contact: captured')
  })
})

describe('page 2, they shoot', () => {
  it('FNG p. 21: dice and order of In Sight', () => {
    expect(said('2.1')).toContain('close up 2"')
    expect(said('2.1')).toContain('closest enemy nobody has taken; all taken: from the closest again')
    expect(rows('2.2')).toEqual([
      ['active and moved', '-1d6', 'Pointman, on point', '+1d6'],
      ['enemy in cover or concealed', '-1d6', 'Quick Reflexes', '+1d6'],
      ['enemy Stealthy', '-1d6', 'Shortsighted', '-1d6'],
    ])
    expect(rows('2.3').map(([, result]) => result)).toEqual([
      'Duck Back',
      'Charge, page 3',
      'Duck Back',
      'Fire, active men snap / Duck Back',
    ])
  })

  it('FNG p. 32: the die needed is what makes 7, 8 or 9 with the REP', () => {
    const needed = (least: number) =>
      [2, 3, 4, 5, 6].map((rep) => {
        const face = Math.max(1, least - rep)
        return face > 6 ? '-' : face === 6 ? '6' : `${face}+`
      })
    const [plain, harder, hardest] = rows('2.4')
    expect(plain).toEqual(['None of the below', ...needed(7)])
    expect(harder).toEqual(['Target prone, concealed, charging or fast; second target', ...needed(8)])
    expect(hardest).toEqual(['Target in cover; shooter snap or fast; third target on', ...needed(9)])
    expect(notes('2.4')).toContain('Marksman +1. Crack Shot, rifle, one shot: 2d6, best; prone 3d6.')
    expect(notes('2.4')).toContain('one die less, REP -1')
    expect(notes('2.4')).toContain('Two 1s: out of ammo (gun with loader: three)')
  })

  it('FNG p. 30: six ranks, the highest first', () => {
    expect(rows('2.5').map(([rank]) => rank)).toEqual(['5', '4', '3', '2', '1', '0'])
    expect(rowIn(aid, '2.5', '4')[1]).toBe('machine guns')
  })

  it.each([1, 2, 3, 4, 5])('FNG p. 32: Impact %i', (impact) => {
    const cells = [1, 2, 3, 4, 5, 6].map((die) => (die === 1 ? 'Dead' : die <= impact ? 'Out' : 'Down'))
    expect(rowIn(aid, '2.6', `Impact ${impact}`)).toEqual([`Impact ${impact}`, ...cells])
  })

  it('FNG pp. 7, 32: cover stops a 2, a 4 and a 6; a flak jacket takes 1 off', () => {
    const cover = ['as above', 'saved', 'as above', 'saved', 'as above', 'saved']
    expect(rowIn(aid, '2.6', 'In cover').slice(1)).toEqual(cover)
    expect(notes('2.6')).toContain('Impact -1, not under 1')
  })

  it('FNG pp. 23, 39: getting up, and First Aid', () => {
    expect(rows('2.7')).toEqual([
      ['2+', 'Stunned'],
      ['1', 'Out of the Fight'],
      ['0', 'Obviously Dead'],
    ])
    expect(notes('2.7')).toContain('2d6, at once. Flak jacket or Hard As Nails: 3d6.')
    expect(rows('2.8').map(([passed]) => passed)).toEqual(['2', '1', '0'])
    expect(rowIn(aid, '2.8', '1')[1]).toContain('-1 REP')
  })

  it('FNG pp. 22-23: the three reactions', () => {
    const outcomes = rows('2.9').map((row) => row.slice(2))
    expect(outcomes).toEqual([
      [
        'With wounded: Carry On; outgunned: Duck Back; else Fire',
        'With wounded: Carry On; outgunned: Duck Back; in cover: Fire; else Duck Back',
        'Cohesion',
      ],
      ['Carry On', 'Duck Back', 'Cohesion'],
      ['Carry On', 'Unit at half strength or less: Retire; else Carry On', 'Retire'],
    ])
    expect(rowIn(aid, '2.9', 'Received Fire')[1]).toContain('friends within 4"')
    expect(notes('2.9')).toContain('bunker: 3d6')
    expect(notes('2.9')).toContain('Received Fire REP +1 / -1, Cohesion 3d6 / 1d6')
  })
})

describe('page 3, close and hidden', () => {
  it('FNG pp. 33-34, 42: grenades', () => {
    expect(rows('3.1').map(([, when]) => when)).toEqual(['now', 'in reaction, or when next active', 'when next active'])
    expect(wordsOf(aid, '3.2').title).toBe('Throw, 6"')
    expect(rowIn(aid, '3.2', '0')[1]).toMatch(/^at his own feet; each there 1d6/)
    expect(notes('3.2')).toBe('Ball Player 9".')
    expect(wordsOf(aid, '3.3').title).toBe('Blast, 5"')
    expect(notes('3.3')).toMatch(
      /^Impact 2 on everyone.*Cover of DV 2 or more.*Inside a building: \+1\. Theirs: 1d6, 1-2 dud/,
    )
    expect(notes('3.3')).toContain(
      'DV: hooch 0, frame 1, sandbags 2, brick 3, concrete, log bunker 4, bunker 5, berm 6',
    )
  })

  it('FNG pp. 35-37: charge and melee', () => {
    expect(said('3.4')).toContain('Sees and can reach him: 8"')
    expect(said('3.4')).toContain('Four against one at most')
    expect(rows('3.5')).toEqual([
      ['in cover', '+1d6', 'Brawler, Nerves of Steel, Tough', '+1d6'],
      ['charged in the flank', '-1d6', 'Coward, Poser, Wuss', '-1d6'],
      ['charged from behind', '-2d6', 'they only harass (7.6)', '-1d6'],
      ['outnumbered 3 to 1, either', '-1d6', 'human wave (7.6)', '+1 passed'],
    ])
    expect(rows('3.6')).toEqual([
      ['3', 'target takes Cohesion; melee unless it goes', 'fires all dice; charger takes Cohesion'],
      ['2', 'target may not fire; melee', 'fires all dice; melee'],
      ['1', 'target fires one die; melee', 'fires all dice; melee'],
      ['same', 'target fires all dice; melee. Charger counts as charging (4.2), no snap', '<'],
    ])
    expect(rows('3.7')).toEqual([
      ['bayonet on the rifle, machete', '+2'],
      ['knife; Brawler; Knifeman with it', '+1 each'],
      ['unarmed; Slight; Wuss; second opponent', '-1 each'],
      ['from behind; prone; keeps a wounded man', '-2 each'],
    ])
  })

  it('FNG p. 61: PEFs', () => {
    expect(rows('3.8')).toEqual([
      ['2', '1-2 16" to the nearest PEF 3-6 16" at us, in cover', '1-3 stays, splits in two 4-6 16" at us, in cover'],
      ['1', '1-3 8" to the nearest PEF 4-6 8" at us, in cover', '1-2 stays, splits in two 3-6 8" at us, in cover'],
      ['0', 'stays', '<'],
    ])
    expect(notes('3.8')).toMatch(/^PEF REP before First Contact: the EAL\. /)
    expect(rowIn(aid, '3.9', '2')[1]).toBe('1-4 enemy chart (p. 95), 1d6 an EAL 5-6 Potential Contact (p. 62)')
    expect(rowIn(aid, '3.9', '1')[1]).toContain('0 nothing')
    expect(notes('3.9')).toContain('Pro-Communist area: -1 on the 1d6')
    expect(notes('3.9')).toContain('Recon: PC on 1-5; Fight, Patrol at EAL 5 up: PC on 1-3 (p. 100)')
  })

  it('FNG pp. 67-70: First Contact, and what the enemy does', () => {
    expect(rows('3.10')).toEqual([
      ['DMZ', '-', '-', '1-6'],
      ['Coastal', '1-2', '3-4', '5-6'],
      ['Interior', '-', '1-2', '3-6'],
    ])
    expect(rows('3.11')).toEqual([
      ['2', '+1', '5', '3d6', 'REP +1', '3d6'],
      ['1', 'same', '3', '2d6', 'REP', '2d6'],
      ['0', '-1', '1', '1d6', 'REP -1', '1d6'],
    ])
    expect(wordsOf(aid, '3.12').heads).toEqual(['', 'over 12" off', 'within 12"', 'within 6"'])
    expect(rowIn(aid, '3.12', '2')[3]).toBe(
      '1d6 each, 5-6 grenade; the rest charge. 3 to 1 or more: no grenades, human wave',
    )
    expect(notes('3.12')).toContain('Under 1.5 times')
    expect(notes('3.12')).toContain('each of them 1d6, 6 grenade')
    expect(notes('3.12')).toContain('2d6 against EAL, twice: 3d6')
    expect(notes('3.12')).toContain('Apart: 2" LVC, 3" MFVC, 4" NVA')
  })
})

describe('page 4, weapons, calls, after', () => {
  it.each([
    ['M-14', '48 2 3 2'],
    ['M-14A1', '48 3 3 3'],
    ['M-60', '48 5 3 4'],
    ['M-79 HE', '12-36 circle 2 5'],
    ['M-79 buckshot', '12 3 2 5'],
    ['.45', '12 2 2 1'],
    ['Grenade', '6 circle 2 5'],
    ['Claymore', '- all in it 3 5'],
    ['M-20', '30 circle 2 5'],
    ['90mm RR', '48 circle 3 5'],
  ])('FNG p. 11: %s', (name, figures) => {
    expect(rowIn(aid, '4.1', name).slice(1).join(' ')).toBe(figures)
  })

  it.each([
    ['AK-47', '48 3 3 3'],
    ['SKS', '48 2 3 2'],
    ['RPD', '48 5 3 4'],
    ['Mosin-Nagant', '48 1 3 1'],
    ['PPSh', '24 4 1 3'],
    ['TT-30', '12 2 1 1'],
    ['Satchel charge', '3 circle 5 5'],
    ['RPG-2', '12-24 circle 2 5'],
    ['DShK', '60 4 5 4'],
  ])('FNG p. 13: %s', (name, figures) => {
    expect(rowIn(aid, '4.2', name).slice(1).join(' ')).toBe(figures)
  })

  it('FNG pp. 11-13, 26-29: what the figures of weapons do not tell', () => {
    expect(rowIn(aid, '4.1', '90mm')[0]).toBe('90mm RR APR 8, 8" circle')
    expect(rowIn(aid, '4.2', 'SKS')[0]).toBe('SKS -1 beyond 30"')
    expect(rowIn(aid, '4.2', 'Mosin')[0]).toBe('Mosin-Nagant with scope 60"')
    expect(notes('4.1')).toContain('2d6: 2 now, 1 in reaction, 0 next time')
    expect(notes('4.1')).toContain('Back blast 6", Impact 2 (recoilless 8", 3)')
    expect(notes('4.1')).toContain('off from 12"; behind it 4", Impact 2')
    const rolled = notes('4.2').replaceAll('\u00a0', ' ')
    expect(rolled).toContain('1: 1-2 M-3A1, 3-4 MaT-49, 5-6 Thompson. 2: 1-2 MaT-49, 3-6 PPSh.')
    expect(rolled).toContain('5: AK-47. 6: 1-4 AK-47, 5-6 M-16.')
  })

  it('FNG pp. 72-77: calls', () => {
    expect(rows('4.3').map(([, by]) => by)).toEqual(['-1', '-1 / +1', '+1 each', '+1'])
    expect(rows('4.4')).toEqual([
      ['1', 'or less: denied, for the game'],
      ['2', 'not this turn, ask again'],
      ['3', 'one weapon, in 1 + 1/2d6 turns'],
      ['4', 'two, in 2 turns'],
      ['5', 'two, next turn'],
      ['6', 'three, now'],
    ])
    expect(rows('4.5').map(([, by]) => by)).toEqual(['+1 / +2', '+2 each', '-3', '-1', '-3 -2 -2 -1'])
    expect(notes('4.5')).toContain('1d6: 1-3 now, 4-5 when next active, 6 lost')
  })

  it('FNG pp. 98-102: points', () => {
    expect(rows('4.6')).toEqual([
      ['captured unharmed / wounded', '+3 +2', '+2 +1', '+3 +2', '+3 +2', '+2 +2'],
      ['dead confirmed / unconfirmed', '+2 +1', '+2 +1', '+2 +1', '+2 +1', '+2 +1'],
      ['our dead / wounded', '-5 -2', '-4 -2', '-5 -2', '-5 -2', '-5 -2'],
      ['our missing', '-10', '-10', '-10', '-10', '-10'],
      ['task done / failed', '', '+5 -4', '', '', ''],
      ['suspect detained', '', '+2', '', '', ''],
      ['PEF / PC revealed', '', '', '', '+2', '+2'],
      ['sector patrolled; all PCs, off in time', '', '', '', '+1', '+3'],
      ['wounded left / not off in time', '', '', '', '-4 -2', '-2'],
    ])
    expect(said('4.7')).toContain('1d6: 4-6 confirmed')
    expect(said('4.7')).toContain('+3 each. Civilian hurt -1')
    expect(said('4.7')).toContain('-5 a type, not on the list -7')
    expect(said('4.7')).toContain('25 good, 9 normal, 0 bad, less disastrous')
  })

  it('FNG p. 40: our wounded', () => {
    expect(rows('4.8').map(([passed]) => passed)).toEqual(['2', '1', '0'])
    expect(wordsOf(aid, '4.8').hint).toBe('2d6, a 6 fails')
    expect(notes('4.8')).toBe('Carried off: REP +1; Medevac: +2. Beyond 6" of ours: missing, but no Star.')
  })
})
