import type { EntryView } from '../../../../../contract/journal.ts'
import type { FigureAction, FigureView, SealedView, TableView, TurnPart } from '../../../contract/table.ts'
import type { Ask } from './ask.ts'
import { askCreep } from './askMove.ts'
import { askGrenade } from './askFire.ts'
import { askListen, askMeet } from './askFind.ts'
import { askFigure } from './askFigure.ts'
import { askMine } from './askMines.ts'
import { askStrike, askStrikeSealed } from './askSupport.ts'
import { askEndTurn } from './askTurn.ts'
import { naming } from './draft.ts'
import { inchesBetween } from './measure.ts'
import { isSealed, onTable, shortName, sideThatIsOn, sideThatWaits } from './people.ts'

/** What playing it does: a form that is filled as far as it is known, or a part of the turn. */
export type Doing = { readonly ask: Ask } | { readonly part: 'check' | 'checkSealed' | 'support' }

/** What leaving it out does: an answer for what must be answered, the end of the part, or nothing but that it is gone. */
export type Dropping =
  | { readonly nobodyNear: number; readonly step: 'strike' | 'strikeSealed' }
  | { readonly part: 'support' }
  | 'let go'
  /** It must be done. */
  | null

/** An act that follows from those before it. */
export interface Follow {
  readonly key: string
  readonly title: string
  /** What else is known of it, at the end of its line. */
  readonly detail: string
  /** It comes before anything else, or goes on with what was just begun: it lies open by itself. */
  readonly due: boolean
  readonly does: Doing
  readonly drop: Dropping
}

/** What the list is made of: all of it is what the player who looks may see. */
export interface Following {
  readonly table: TableView
  readonly sealed: SealedView | null
  readonly holder: number | null
  /** Entries of the game, newest first. */
  readonly log: readonly EntryView[]
  readonly chosen: number | null
}

/** Opposed hidden figures see each other this near. */
const meetInches = 4

/** @returns what follows from the acts so far, in the order of the page: checks, who was hit, support, what was begun, the end of the turn. */
export function followsIn(now: Following): readonly Follow[] {
  const part = now.table.parts.find(({ state }) => state === 'now')?.part ?? null
  const answers = [...checks(now, part), ...hits(now)]
  if (part === 'support') return [...answers, ...support(now)]
  if (part !== 'phases') return answers
  return [...answers, ...begun(now), ...meetings(now), ...mines(now), ...radio(now), ...listeners(now), ...end(now)]
}

const names = (figures: readonly { readonly name: string }[]): string =>
  figures.map(({ name }) => shortName(name)).join(', ')

function checks({ table }: Following, part: TurnPart | null): readonly Follow[] {
  const [turn, side] = [table.game?.turn ?? 0, sideThatIsOn(table)]
  if (part === 'check' || part === 'setUp')
    return [
      {
        key: `check ${side?.id} ${turn}`,
        title: part === 'setUp' ? `${side?.name}'s first turn` : 'KIA/WIA check',
        detail: table.checks.length === 0 ? 'nobody has a counter' : names(table.checks),
        ...{ due: true, does: { part: 'check' }, drop: null },
      },
    ]
  if (table.sealedChecks === null) return []
  return [
    {
      key: `checkSealed ${side?.id} ${turn}`,
      title: 'KIA/WIA check of your hidden figures',
      detail: 'for your eyes only',
      ...{ due: true, does: { part: 'checkSealed' }, drop: null },
    },
  ]
}

/** What went off in this turn, until it has been said who was near. */
function hits({ table, holder }: Following): readonly Follow[] {
  return table.blasts.flatMap((blast): readonly Follow[] => {
    const { id, landed, asksOpen, asksHidden } = blast
    return [
      ...(asksOpen
        ? [
            {
              key: `strike ${id}`,
              title: 'Who is hit',
              detail: landed,
              due: true,
              does: { ask: askStrike(table, blast) },
              drop: { nobodyNear: id, step: 'strike' },
            } as const,
          ]
        : []),
      ...(asksHidden && holder !== null
        ? [
            {
              key: `strikeSealed ${id}`,
              title: 'Were your hidden figures near?',
              detail: landed,
              due: true,
              does: { ask: askStrikeSealed(table, blast, holder) },
              drop: { nobodyNear: id, step: 'strikeSealed' },
            } as const,
          ]
        : []),
    ]
  })
}

function support({ table }: Following): readonly Follow[] {
  const side = sideThatIsOn(table)
  if (!side) return []
  const { shots, shotsPerTurn, last } = side.support
  return [
    {
      key: `support ${shots}`,
      title: shots < shotsPerTurn ? `Fire support: shot ${shots + 1} of ${shotsPerTurn}` : 'Fire support is over',
      detail: last === null ? 'before any figure moves' : `from where the last one fell: ${last}`,
      ...{ due: true, does: { part: 'support' }, drop: { part: 'support' } },
    },
  ]
}

const may = ({ actions }: FigureView, what: FigureAction): boolean =>
  actions.some(({ action, refused }) => action === what && refused === null)

/** What of the steps that are spread over phases an entry keeps. */
interface BegunInput {
  readonly figure?: number
  readonly figures?: readonly number[]
  readonly way?: string
  readonly grenade?: string
  readonly target?: string
  readonly inches?: number
}

/** A grenade or a tactical move takes phases in a row: whoever has begun goes on as he said. */
function begun({ table, log, chosen }: Following): readonly Follow[] {
  return onTable(sideThatIsOn(table)).flatMap((figure): readonly Follow[] => {
    if (!figure.marks.includes('preparing')) return []
    const entry = log.find(({ input }) => isOf(input as BegunInput, figure.id))
    const input = entry?.input as BegunInput | undefined
    const shared = { key: `go on ${figure.id} ${entry?.id}`, due: figure.id === chosen, drop: 'let go' } as const
    if (entry?.step === 'skirmish.grenade' && (input?.way === 'throw' || input?.way === 'launch')) {
      if (!may(figure, input.way)) return []
      const ask = askGrenade({ table, figure }, input.way)
      const { grenade = '', target = '', inches = 0 } = input
      const title = `${shortName(figure.name)} goes on with his grenade`
      return [
        {
          ...shared,
          title,
          detail: target,
          does: { ask: { ...ask, start: { ...ask.start, grenade, target, inches } } },
        },
      ]
    }
    if (entry?.step !== 'skirmish.move' || !may(figure, 'creep')) return []
    const ask = askCreep({ table, figure })
    const among = ask.fields.flatMap((field) => (field.kind === 'figures' ? field.among : []))
    const named = (input?.figures ?? []).filter((id) => among.some((one) => one.figure === id)).map(naming)
    const title = `${shortName(figure.name)} goes on with his tactical move`
    return [
      { ...shared, title, detail: '2" over two phases', does: { ask: { ...ask, start: { ...ask.start, named } } } },
    ]
  })
}

const isOf = ({ figure, figures }: BegunInput, id: number): boolean => figure === id || figures?.includes(id) === true

/** Under the rules of noise opposed figures see each other where the drawn table shows them near. */
function meetings({ table }: Following): readonly Follow[] {
  if (table.game?.hiddenRules !== 'noise') return []
  return onTable(sideThatIsOn(table)).flatMap((figure) =>
    onTable(sideThatWaits(table)).flatMap((other): readonly Follow[] => {
      const inches = inchesBetween(figure.at, other.at)
      if (inches === null || inches > meetInches || !(isSealed(figure) || isSealed(other))) return []
      const ask = askMeet({ table, figure })
      return [
        {
          key: `meet ${figure.id} ${other.id} ${table.game?.turn}`,
          title: `${shortName(figure.name)} and ${shortName(other.name)} see each other`,
          detail: `${inches}" apart`,
          due: true,
          does: { ask: { ...ask, start: { ...ask.start, named: [naming(other.id)], inches } } },
          drop: 'let go',
        },
      ]
    }),
  )
}

/** Somebody has moved: whoever keeps the list of mines knows whether one goes off. */
function mines({ table, sealed, log }: Following): readonly Follow[] {
  const [last] = log
  if (last?.step !== 'skirmish.move') return []
  return (sealed?.things ?? [])
    .filter(({ kind }) => kind === 'mine')
    .map((mine) => ({
      key: `mine ${mine.id} ${last.id}`,
      title: `Mine ${mine.number} goes off`,
      detail: mine.place,
      ...{ due: false, does: { ask: askMine(table, mine) }, drop: 'let go' as const },
    }))
}

/** The chosen one if he may, else the first who may. */
const whoMay = ({ table, chosen }: Following, what: FigureAction): readonly FigureView[] =>
  onTable(sideThatIsOn(table))
    .filter((figure) => may(figure, what))
    .toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))

function radio(now: Following): readonly Follow[] {
  const [figure] = whoMay(now, 'takeRadio')
  if (!figure) return []
  const ask = askFigure({ table: now.table, figure }, 'takeRadio', now.sealed)
  return [
    {
      key: `radio ${now.table.game?.turn}`,
      title: ask.title,
      detail: 'its carrier is gone',
      due: false,
      does: { ask },
      drop: 'let go',
    },
  ]
}

/** Listening is a figure's first phase; it is worth while only where somebody may be hidden. */
function listeners(now: Following): readonly Follow[] {
  const { table } = now
  const hides = sideThatWaits(table)?.hasSeals === true
  const able = whoMay(now, 'listen')
  const [figure] = able
  if (!figure || !(hides || table.noises.length > 0)) return []
  return [
    {
      key: `listen ${table.game?.turn} ${sideThatIsOn(table)?.id}`,
      title: `${shortName(figure.name)} listens`,
      detail: `first phase; ${names(able)} may`,
      ...{ due: false, does: { ask: askListen({ table, figure }) }, drop: 'let go' },
    },
  ]
}

/** Nobody has a phase left. Of hidden figures only their own player can say so. */
function end({ table, holder }: Following): readonly Follow[] {
  const side = sideThatIsOn(table)
  const ours = onTable(side)
  if (!side || ours.length === 0 || ours.some(({ left }) => left > 0)) return []
  return [
    {
      key: `end ${side.id} ${table.game?.turn}`,
      title: `${side.name}'s turn ends`,
      detail: 'a counter comes off each',
      due: !side.hasSeals || holder === side.id,
      ...{ does: { ask: askEndTurn(side, table.sealsApart) }, drop: 'let go' },
    },
  ]
}
