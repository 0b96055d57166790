import { packParts, type PackOffer, type PackPart } from '../../../contract/pack.ts'
import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import type { AnyGame } from '../game.ts'
import { mustHave } from '../gameOf.ts'
import type { Handlers, Session } from '../session.ts'
import { readPack } from './readPack.ts'

type PackProcedure = Extract<keyof Handlers, `pack.${string}`>

/** Packs: what a campaign has of its player's own, as a file to share. Taking one is done by a step of the game. */
export function packHandlers({ tours }: Session): Pick<Handlers, PackProcedure> {
  return {
    'pack.offer': ({ campaign }) => {
      const { game, file } = tours.get(campaign)
      return offersOf(game, file.load().state)
    },
    'pack.save': ({ campaign, parts, title, note }) => {
      const { game, file } = tours.get(campaign)
      const { state } = file.load()
      const head = { format: 'tourpack', version: 1, game: game.contract.id, title, note }
      const content = Object.fromEntries(parts.map((part) => [part, contentOf(game, state, part)] as const))
      const pack = { ...head, ...content }
      return { text: `${JSON.stringify(pack, null, 2)}\n` }
    },
    'pack.read': ({ campaign, text }) => {
      const { game, file } = tours.get(campaign)
      return readPack(game, file.load().state, text)
    },
  }
}

function offersOf(game: AnyGame, state: AnyState): PackOffer[] {
  const { parts } = mustHave(game, 'packs')
  return (Object.keys(packParts) as PackPart[]).flatMap((part) => {
    const known = parts[part]
    return known ? [{ part, title: known.title, holds: known.save(state)?.holds ?? null }] : []
  })
}

function contentOf(game: AnyGame, state: AnyState, part: PackPart): unknown {
  const saved = mustHave(game, 'packs').parts[part]?.save(state)
  if (!saved) throw new RuleError('bad-input', `This campaign has nothing for the part "${part}". Nothing was saved.`)
  return saved.content
}
