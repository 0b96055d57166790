import type { FriendCard, FriendGroup, FriendRow } from '../../../contract/friends.ts'
import type { FriendsOf } from '../../../main/app/game/friends.ts'
import { rowIn } from '../../../main/engine/state.ts'
import { monthsOf } from '../contract/months.ts'
import type { BilletView, SoldierView } from '../contract/roster.ts'
import { isOnRoster, squadName } from '../rules/people.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { nameOf } from '../rules/naming.ts'
import type { FngState, Soldier } from '../rules/state.ts'
import { statusNames } from '../rules/words.ts'
import { kitWords, paperMen } from '../sheets/shared/paperMan.ts'
import { testDice } from '../sheets/shared/testDice.ts'
import { statusOf } from './battle/battleWords.ts'
import { tookHim } from './derosWords.ts'
import { soldierView, squadViews } from './soldierView.ts'

/** What friends see of a platoon: the roster, and a man's card as it is printed. */
export const friends: FriendsOf<FngState> = {
  players: ({ players }) => players.map(({ name, soldierId }) => ({ name, man: soldierId })),
  roster: (state) =>
    squadViews(state).map(({ name, billets, men, fit }): FriendGroup => ({
      title: name,
      note: `${men} of ${billets.length} men, ${fit} fit`,
      rows: billets.flatMap(({ soldier, ...billet }) => (soldier === null ? [] : [rowOf(state, billet, soldier)])),
    })),
  card(state, id) {
    const man = rowIn(state.soldiers, id)
    if (!man) return null
    return isOnRoster(man) ? cardOf(state, man) : cardOfGone(state, man)
  },
  rowsOf: ({ figures }, id) => [id, ...figures.filter(({ soldierId }) => soldierId === id).map((one) => one.id)],
}

function rowOf(
  state: FngState,
  { postName, weapon }: Omit<BilletView, 'soldier'>,
  { id, name, rank, rep, derosHalfMonths, status, awayMissions, ...man }: SoldierView,
): FriendRow {
  const away = status !== 'present'
  const fights = inBattle(state, id)
  const marks = [man.star ? 'Star' : '', man.shortTimer ? 'short timer' : '', man.isNew ? 'new' : '', fights ?? '']
  return {
    id,
    name: `${rank} ${name}`,
    about: `${postName}, ${weapon.name}`,
    figures: [
      { label: 'REP', value: String(rep), grade: rep },
      { label: 'DEROS', value: monthsOf(derosHalfMonths) },
    ],
    mark: away
      ? `${statusNames[status]}, ${awayMissions} ${awayMissions === 1 ? 'mission' : 'missions'}`
      : marks.filter((mark) => mark !== '').join(', '),
    out: away,
  }
}

/** How he is in the battle under way; null where he is in none, or carries on. */
function inBattle({ figures }: FngState, id: number): string | null {
  const figure = figures.find(({ soldierId }) => soldierId === id)
  return figure === undefined || figure.status === 'carryOn' ? null : statusOf(figure)
}

const figuresOf = (state: FngState, { rep, derosHalfMonths, kills, medals }: SoldierView): FriendCard['figures'] => [
  { label: 'REP', value: String(rep), grade: rep },
  { label: 'DEROS', value: monthsOf(derosHalfMonths) },
  { label: 'Kills', value: String(kills) },
  { label: 'Medals', value: String(medals.length) },
]

function cardOf(state: FngState, man: Soldier): FriendCard {
  const rules = rulesOf(state)
  const [paper] = paperMen(state, rules, [man.id])
  const fights = inBattle(state, man.id)
  const now = [fights ?? '', paper?.away ?? ''].filter((word) => word !== '')
  return {
    name: nameOf(state, man),
    about: paper ? `${paper.post}, ${squadName(paper.squad)}` : '',
    stamp: null,
    figures: figuresOf(state, soldierView(state, man)),
    parts: [
      { title: 'Now', lines: now.map((text) => ({ text, also: '' })) },
      {
        title: 'Attributes',
        lines: (paper?.attributes ?? []).map(({ name, effect }) => ({ text: name, also: effect })),
      },
      {
        title: 'Weapons',
        lines: (paper?.arms ?? []).map(({ name, range, targets, impact, apr }) => ({
          text: name,
          also: [
            `range ${range}`,
            `targets ${targets}`,
            `impact ${impact}`,
            ...(apr === '' ? [] : [`armour piercing ${apr}`]),
          ].join(', '),
        })),
      },
      { title: 'Carries', lines: (paper?.kit ?? []).map((item) => ({ text: kitWords(item), also: '' })) },
      {
        title: 'Dice of his tests',
        lines: testDice(state, rules, man.id).map(({ test, dice }) => ({ text: test, also: dice })),
      },
    ].filter(({ lines }) => lines.length > 0),
  }
}

function cardOfGone(state: FngState, man: Soldier): FriendCard {
  const took = tookHim(state, man)
  return {
    name: nameOf(state, man),
    about: took,
    stamp: took.split(',')[0] ?? '',
    figures: figuresOf(state, soldierView(state, man)).filter(({ label }) => label !== 'DEROS'),
    parts: [],
  }
}
