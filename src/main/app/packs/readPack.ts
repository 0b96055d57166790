import * as z from 'zod'
import { packHead, packParts, type PackFault, type PackPart, type PackView } from '../../../contract/pack.ts'
import { games } from '../../../games/games.ts'
import type { AnyState } from '../../engine/state.ts'
import type { AnyGame } from '../game.ts'
import type { PackChecked } from '../game/packs.ts'
import { mustHave } from '../gameOf.ts'
import { faultsIn } from './packFaults.ts'
import { noPack, packJson, refused } from './packJson.ts'

/** So many are told: whoever made more mistakes has used another form of file. */
const faultsTold = 200

const partNames = Object.keys(packParts) as readonly PackPart[]
const head = z.strictObject({ ...packHead, game: z.unknown(), version: z.unknown() })

/**
 * Reads and checks a pack for a campaign: all that is wrong with it, or all that it would change. Nothing is taken.
 * @param text of the file; those that the game wrote before there were packs are read too.
 * @throws RuleError `bad-input` in plain words for what is no pack, is for another game, or of a later version.
 */
export function readPack(game: AnyGame, state: AnyState, text: string): PackView {
  const packs = mustHave(game, 'packs')
  const json = packJson(text)
  const value = packs.older?.(state, json) ?? json
  mustBeNoneOfAnother(game, json)
  mustBeFor(game, value)
  const top = head.safeParse(Object.fromEntries(Object.entries(value).filter(([key]) => !isPart(key))))
  const read = partNames.filter((part) => value[part] !== undefined).map((part) => readPart(game, state, part, value))
  const above = top.success ? [] : faultsIn(value, top.error.issues)
  const faults = [
    ...above.map(({ place, reason }) => ({ place: place || 'The pack', reason })),
    ...read.flatMap((one) => one.faults),
  ]
  // Shown with the faults, too.
  const { data: title = '' } = packHead.title.safeParse(value['title'])
  const { data: note = '' } = packHead.note.safeParse(value['note'])
  const changes = read.some((one) => one.changes.length > 0)
  return {
    title,
    note,
    faults: faults.slice(0, faultsTold),
    parts: faults.length > 0 ? [] : read.map((one) => ({ part: one.part, title: one.title, changes: one.changes })),
    take:
      faults.length > 0 || !changes
        ? null
        : {
            step: packs.step,
            input: packs.input(title, Object.fromEntries(read.map(({ part, content }) => [part, content]))),
          },
  }
}

const isPart = (key: string): boolean => (partNames as readonly string[]).includes(key)

/** What another game wrote before there were packs. */
function mustBeNoneOfAnother(game: AnyGame, json: Readonly<Record<string, unknown>>): void {
  const other = games.find((one) => one !== game && one.packs?.older?.(one.system.empty, json))
  if (other) throw refused(isFor(other.contract.title, game))
}

const isFor = (other: string, { contract }: AnyGame): string =>
  `This pack is for ${other}; this campaign is played by ${contract.title}. Nothing was changed.`

function mustBeFor(played: AnyGame, { format, version, game }: Readonly<Record<string, unknown>>): void {
  if (format !== 'tourpack') throw refused(noPack)
  if (typeof version === 'number' && version > 1)
    throw refused('This pack was written by a later version of the program. Nothing was changed.')
  if (version !== 1) throw refused('This pack does not say of which version it is ("version": 1). Nothing was changed.')
  if (game === played.contract.id) return
  if (typeof game !== 'string') throw refused('This pack does not say for which game it is. Nothing was changed.')
  const other = games.find((one) => one.contract.id === game)?.contract.title ?? `a game "${game.slice(0, 40)}"`
  throw refused(isFor(other, played))
}

interface ReadPart extends PackChecked {
  readonly part: PackPart
  readonly title: string
  readonly content: unknown
}

function readPart(game: AnyGame, state: AnyState, part: PackPart, value: Readonly<Record<string, unknown>>): ReadPart {
  const known = game.packs!.parts[part]
  const nothing = { part, title: known?.title ?? part, content: undefined, changes: [] }
  if (!known) return { ...nothing, faults: [{ place: part, reason: `${game.contract.title} takes no such part` }] }
  const schema = packParts[part]
  const found = schema.safeParse(value[part])
  const below = (faults: readonly PackFault[]) =>
    faults.map(({ place, reason }) => ({ place: place === '' ? known.title : `${known.title}, ${place}`, reason }))
  if (!found.success) {
    // The game looks at what fits its form all the same, so that all mistakes are told at once.
    const rest = schema.safeParse(without(value[part], new Set(found.error.issues.map(({ path }) => path[0]))))
    const others = rest.success ? known.check(state, rest.data as never).faults : []
    return { ...nothing, faults: below([...faultsIn(value[part], found.error.issues, known.called), ...others]) }
  }
  const { faults, changes } = known.check(state, found.data as never)
  return { ...nothing, content: found.data, changes, faults: below(faults) }
}

/** @returns a list or group without some of its rows. */
function without(rows: unknown, left: ReadonlySet<PropertyKey | undefined>): unknown {
  if (Array.isArray(rows)) return rows.filter((_, i) => !left.has(i))
  if (typeof rows !== 'object' || rows === null) return rows
  return Object.fromEntries(Object.entries(rows).filter(([key]) => !left.has(key)))
}
