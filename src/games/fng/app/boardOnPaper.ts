import type { DerosBar, DerosDue, DerosRow, DerosView, DueMan, ManBar, OpenBillet } from '../contract/deros.ts'
import { squadName, tourOf } from '../rules/people.ts'
import { forceWords } from '../sheets/shared/forceWords.ts'
import { monthsWords, sourcesOf } from '../sheets/shared/sheetWords.ts'
import type { FngState } from '../rules/state.ts'
import { deros, replacements, shortTimerCheck } from '../rules/tables/index.ts'
import type {
  BoardGap,
  BoardMan,
  BoardModel,
  BoardRow,
  DueBlock,
  DueList,
  Leaving,
} from '../sheets/board/boardModel.ts'

/**
 * @param view the board as the screen shows it.
 * @param asOf does it show an earlier half-month? The head says so.
 * @returns the same board for paper, with a list of who leaves when.
 */
export function boardModel(state: FngState, view: DerosView, asOf: boolean): BoardModel {
  const tour = tourOf(state)
  const { from, to, today, months, totals } = view
  return {
    unit: tour.unit,
    force: forceWords(tour, asOf),
    from,
    to,
    today,
    months,
    groups: view.squads.map(({ squad, name }) => ({
      title: name,
      rows: view.rows.filter((row) => row.squad === squad).map((row) => boardRow(row, view)),
    })),
    totals: [
      { label: 'Home at the end', figures: totals.map(({ home }) => home) },
      { label: 'Lost', figures: totals.map(({ lost }) => lost) },
      { label: 'Arrived', figures: totals.map(({ arrived }) => arrived) },
    ],
    leaving: leavingOf(view),
    due: view.due.map(dueBlock),
    open: { title: 'Billets waiting for a man', items: view.open.map(openItem) },
    source: sourcesOf(deros.page, shortTimerCheck.page, replacements.page),
  }
}

function boardRow(row: DerosRow, { today, to }: DerosView): BoardRow {
  const man = manOf(row)
  return {
    line: row.line,
    holder: man && { rep: man.rep, label: man.label, star: man.star },
    post: row.post,
    bars: row.bars.map((bar) => (bar.kind === 'man' ? boardMan(bar, to) : gapOf(bar, today))),
  }
}

/** The man who stands in a billet today. */
function manOf(row: DerosRow): (ManBar & { readonly home: number }) | null {
  const last = row.bars.at(-1)
  return last?.kind === 'man' && last.home !== null ? { ...last, home: last.home } : null
}

const boardMan = (bar: ManBar, end: number): BoardMan => ({
  kind: 'man',
  from: bar.from,
  to: Math.min(bar.to, end),
  home: bar.home === null ? null : Math.min(bar.home, end),
  label: bar.label,
  months: bar.home === null ? '' : monthsWords(bar.left),
  tenth: bar.tenth,
  away: bar.away.map(({ from, to }) => ({ from, to: Math.min(to, end) })),
  end: bar.end,
})

/** A billet that is open today reaches into the half-month to come, so that it shows from its first day. */
const gapOf = (bar: Extract<DerosBar, { kind: 'open' }>, today: number): BoardGap => ({
  kind: 'open',
  from: bar.from,
  to: bar.now ? Math.max(bar.to, today) + 1 : bar.to,
})

/** Everybody of today by the half-month at whose end he goes, the first on top; in order of the roster among them. */
function leavingOf(view: DerosView): Leaving[] {
  const names = new Map(view.squads.map(({ squad, name }) => [squad, name]))
  const men = view.rows.flatMap((row) => {
    const man = manOf(row)
    return man ? [{ man, where: `${row.post}, ${names.get(row.squad) ?? squadName(row.squad)}` }] : []
  })
  const byHome = Map.groupBy(men, ({ man }) => man.home)
  return [...byHome.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, group]) => ({
      date: group[0]!.man.leavesShort,
      men: group.map(({ man, where }) => ({
        name: man.name,
        where,
        rep: man.rep,
        star: man.star,
        months: monthsWords(man.left),
      })),
    }))
}

function dueBlock({ date, home, short, shortAgain, back }: DerosDue): DueBlock {
  const lists: DueList[] = [
    { title: 'Go home', items: home.map(dueItem) },
    { title: 'First Short Timer check', items: short.map(dueItem) },
    { title: 'Check again', items: shortAgain.map(dueItem) },
    { title: 'Back', items: back.filter((man) => !man.ifMission).map(dueItem) },
    { title: 'Back, if missions are played', items: back.filter((man) => man.ifMission).map(dueItem) },
  ]
  return {
    title: `End of ${date.charAt(0).toLowerCase()}${date.slice(1)}`,
    lists: lists.filter(({ items }) => items.length > 0),
  }
}

const dueItem = ({ name, where, rep }: DueMan): DueList['items'][number] => ({
  what: name,
  note: where === '' ? `REP ${rep}` : `${where}, REP ${rep}`,
})

/** How the next replacements fill a billet. */
const filled: Readonly<Record<OpenBillet['filled'], string>> = {
  automatic: 'filled without a roll',
  roll: 'one roll',
  leaders: 'new with the leaders',
  barred: 'no replacement this half-month',
}

const openItem = ({ where, since, filled: how }: OpenBillet): DueList['items'][number] => ({
  what: where,
  note: [...(since === '' ? [] : [`since ${since}`]), filled[how]].join(': '),
})
