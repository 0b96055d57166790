import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { columnsFor } from '../../src/games/fng/screens/roster/columns.ts'
import RosterListRow from '../../src/games/fng/screens/roster/RosterListRow.vue'
import { rowsOf, type RosterRow } from '../../src/games/fng/screens/roster/rosterRows.ts'
import { roster } from './support/sampleViews.ts'

const rows = rowsOf(roster)
const filled = rows.find(({ man }) => man?.star)!
const draw = (row: RosterRow) =>
  mount(RosterListRow, {
    props: {
      row,
      columns: columnsFor(1280),
      tourLength: 26,
      index: 3,
      top: 84,
      tabStop: 1,
      chosen: false,
      carrying: false,
      carried: false,
    },
  })
const withMan = (change: Partial<NonNullable<RosterRow['man']>>): RosterRow => ({
  ...filled,
  man: { ...filled.man!, ...change },
})
/** The pixels of the bar, which is 58 wide at a full tour. */
const bar = (row: RosterRow) => Number.parseFloat(draw(row).get<HTMLElement>('.c-deros i').element.style.width)

describe('a row of the list', () => {
  it('shows every column of a man, and says in words what is shown by signs', () => {
    const row = draw(withMan({ rep: 5, derosHalfMonths: 7, status: 'hospital', awayMissions: 2, shortTimer: true }))
    expect(row.get('.c-rep').classes()).toContain('r5')
    expect(row.get('.c-rep').text()).toBe('5')
    expect(row.get('.c-place .said').text()).toBe(`${filled.squadName}, line`)
    expect(row.get('.c-place .sq').attributes('aria-hidden')).toBe('true')
    expect(row.get('.c-deros').attributes('aria-label')).toBe('3½ months')
    expect(row.get('.c-state').text()).toBe('2Short')
    expect(row.find('.c-state [aria-label="in hospital, missions"]').exists()).toBe(true)
    expect(row.find('.c-name [aria-label="the Star"]').exists()).toBe(true)
    expect(row.attributes()).toMatchObject({ 'aria-rowindex': '5', 'data-billet': String(filled.billet.id) })
    expect(row.findAll('[role="gridcell"]').map((cell) => cell.attributes('tabindex'))).toEqual(
      columnsFor(1280).map((_, i) => (i === 1 ? '0' : '-1')),
    )
  })

  it('draws the months left as a bar of the tour, in pencil for the last two', () => {
    expect(bar(withMan({ derosHalfMonths: 26 }))).toBe(58)
    expect(bar(withMan({ derosHalfMonths: 13 }))).toBe(29)
    expect(
      draw(withMan({ derosHalfMonths: 1 }))
        .get('.c-deros')
        .text(),
    ).toBe('½')
    expect(
      draw(withMan({ derosHalfMonths: 0 }))
        .get('.c-deros')
        .text(),
    ).toBe('0')
    const soon = (change: Partial<NonNullable<RosterRow['man']>>) => draw(withMan(change)).find('.soon').exists()
    expect(soon({ derosHalfMonths: 4, officer: false })).toBe(true)
    expect(soon({ derosHalfMonths: 5, officer: false })).toBe(false)
    expect(soon({ derosHalfMonths: 4, officer: true })).toBe(false)
  })

  it('of an open place has its post and weapon, and nothing of a man', () => {
    const open = rows.find(({ man }) => man === null)!
    const row = draw(open)
    expect(row.get('.c-name').text()).toBe('Open slot')
    expect(row.get('.c-post').text()).toBe(open.billet.postName)
    for (const key of ['rep', 'rank', 'deros', 'state', 'attributes', 'medals', 'kills'])
      expect(row.get(`.c-${key}`).text()).toBe('')
  })

  it('writes over its texts when another man comes to stand there, and keeps its cells', async () => {
    const row = draw(filled)
    const [cell] = row.findAll('.c-post')
    const node = cell!.element.firstChild
    const other = rows.find(({ man, billet }) => man !== null && billet.postName !== filled.billet.postName)!
    await row.setProps({ row: other })
    expect(row.get('.c-post').element.firstChild).toBe(node)
    expect(row.get('.c-post').text()).toBe(other.billet.postName)
    expect(row.get('.name').text()).toBe(other.man!.name)
    expect(row.find('.c-name .star').exists()).toBe(other.man!.star)
  })
})
