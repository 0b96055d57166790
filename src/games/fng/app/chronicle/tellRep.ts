import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { attributeName } from '../../rules/platoon/man.ts'
import type { Soldier } from '../../rules/state.ts'
import { listed, pick, say, sentence, verb, type Words } from './grammar.ts'
import { all, namesIn, told, type Telling } from './telling.ts'

/** Steps whose changes of REP are told elsewhere, or are no event of the tour but a slip of the pen put right. */
const elsewhere = new Set(['checkShortTimers', 'correctSoldier'])

/** Steps that give Attributes which nobody earned just then. */
const notLearned = new Set(['nextStar', 'correctSoldier'])

/** @returns who gained and who lost REP in the half-month, and who learned something by it. */
export function tellRep(telling: Telling): ChronicleBlock[] {
  const changed = all(telling, 'rep').filter(({ step }) => !elsewhere.has(step))
  const last = new Map(changed.map((one) => [one.man.id, one]))
  const first = new Map(changed.toReversed().map((one) => [one.man.id, one.was]))
  const net = [...last.values()].map(({ man }) => ({ man, by: man.rep - first.get(man.id)! }))
  const men = (of: readonly { man: Soldier }[]) => of.map(({ man }) => man)
  return told([
    risen(telling, men(net.filter(({ by }) => by > 0))),
    fallen(telling, men(net.filter(({ by }) => by < 0))),
    ...learned(telling),
  ])
}

function risen(telling: Telling, men: readonly Soldier[]): Words {
  if (men.length === 0) return []
  const ways: readonly [() => Words, ...(() => Words)[]] = [
    () => byRep(telling, men, (who, rep, _, first) => say`${who}${first ? ' rose' : ''} to REP ${rep}`),
    () => say`REP went up for ${namesIn(telling, men)}${nowAt(men)}`,
    () =>
      byRep(
        telling,
        men,
        (who, rep, some, first) => say`${who}${first ? verb(some, ' is now', ' are now') : ''} at REP ${rep}`,
      ),
  ]
  const way = men.length > 1 ? pick(ways, telling.turn) : () => say`${telling.name(men[0]!)} rose to REP ${men[0]!.rep}`
  return sentence(way())
}

function fallen(telling: Telling, men: readonly Soldier[]): Words {
  if (men.length === 0) return []
  return sentence(
    pick(
      [
        () => byRep(telling, men, (who, rep, _, first) => say`${who}${first ? ' fell' : ''} to REP ${rep}`),
        () => say`REP went down for ${byRep(telling, men, (who, rep) => say`${who}, to ${rep}`, ';')}`,
        () => say`it cost ${namesIn(telling, men)} a REP${nowAt(men)}`,
      ],
      telling.turn,
    )(),
  )
}

/** ": now 5, 4, 4", in the order named. */
function nowAt(men: readonly Soldier[]): string {
  const reps = [...new Set(men.map(({ rep }) => rep))]
  if (reps.length === 1) return men.length === 1 ? `, now ${reps[0]!}` : `, all now at ${reps[0]!}`
  return `: now ${men.map(({ rep }) => String(rep)).join(', ')}`
}

/** Men of one REP are named together, the highest first. */
function byRep(
  telling: Telling,
  men: readonly Soldier[],
  tell: (who: Words, rep: number, some: readonly Soldier[], first: boolean) => Words,
  comma = ',',
): Words {
  const reps = [...new Set(men.map(({ rep }) => rep))].sort((a, b) => b - a)
  const parts = reps.map((rep, i) => {
    const some = men.filter((man) => man.rep === rep)
    return tell(namesIn(telling, some), rep, some, i === 0)
  })
  return listed(parts, comma)
}

function learned(telling: Telling): Words[] {
  const rules = rulesOf(telling.state)
  const isNew = new Set(all(telling, 'joined').map(({ man }) => man.id))
  const gained = all(telling, 'attribute').filter(({ step, man }) => !notLearned.has(step) && !isNew.has(man.id))
  if (gained.length === 0) return []
  const items = gained.map(({ man, attribute }) => say`${telling.name(man)} (${attributeName(attribute, rules)})`)
  return [sentence(say`${verb(items, 'a new Attribute', 'new Attributes')} came to ${listed(items)}`)]
}
