import { drawSalt, keptWords, proveSeals, type OpenSeal } from '../../../main/engine/proofs.ts'
import { sha256 } from '../../../main/engine/sha256.ts'
import { rowById } from '../../../main/engine/state.ts'
import { gameOf, sideName } from './game.ts'
import { aboutFigure, type Scene } from './scene.ts'
import type { Figure, Sealed, SkirmishState } from './state.ts'

/** What is to be kept from the other player. */
export type ToSeal = Pick<Sealed, 'kind' | 'figureId' | 'name' | 'weapon' | 'manId' | 'place'>

/** @returns what stands under a seal, as anybody can reckon its digest again. */
export function sealedWords(state: SkirmishState, sealId: number): string {
  const { salt } = rowById(state.seals, sealId, 'seal')
  const rows = state.sealed.filter((row) => row.sealId === sealId)
  const lines = rows.map(({ kind, number, name, weapon, place }) => [kind, number, name, weapon, place].join(', '))
  return [...lines, salt].join('; ')
}

/** @returns the id of a seal with nothing under it yet. */
export function newSeal(scene: Scene, sideId: number): number {
  const { id: gameId, edition } = gameOf(scene.state)
  const asked = { key: 'skirmish.seal', subject: gameId, why: 'A number that hides what is sealed' }
  const salt = (edition ?? 1) < 3 ? String(scene.draw({ ...asked, of: 6 ** 8 })) : drawSalt(scene, asked)
  return scene.add('seals', { gameId, sideId, digest: '', salt })
}

/**
 * Keeps some things from the other side; the digest of them all goes into the journal.
 * @param seal made before the rows that it hides: its id, which all may see, would tell how many they are.
 */
export function sealAll(scene: Scene, sideId: number, things: readonly ToSeal[], seal: number | null = null): void {
  if (things.length === 0) return
  const { id: gameId, openNumbers } = gameOf(scene.state)
  const first = numberOfNext(scene.state, sideId)
  const sealId = seal ?? newSeal(scene, sideId)
  things.forEach((thing, i) => {
    const id = scene.add('sealed', { ...thing, sealId, gameId, sideId, number: first + i, opened: false })
    scene.secret(
      `${nameSealed(scene.state, id)}: ${[thing.name, thing.place].filter((word) => word !== '').join(', ')}.`,
      {
        collection: 'sealed',
        id,
      },
    )
  })
  const digest = sha256(sealedWords(scene.state, sealId))
  scene.patch('seals', sealId, { digest })
  const many = openNumbers ? ` ${things.length === 1 ? 'one thing' : `${things.length} things`}` : ''
  scene.note(`${sideName(scene.state, sideId)} seals${many === '' ? ' what is hidden' : many}.`, {
    collection: 'sides',
    id: sideId,
  })
  scene.note(keptWords(digest), { collection: 'seals', id: sealId })
}

/** Numbers on the sealed list run through a side's whole game. */
export function numberOfNext(state: SkirmishState, sideId: number): number {
  const { id } = gameOf(state)
  return state.sealed.filter((row) => row.gameId === id && row.sideId === sideId).length + 1
}

const kindWords = { figure: 'Hidden figure', mine: 'Mine', claymore: 'Claymore' } as const

export function nameSealed(state: SkirmishState, id: number): string {
  const { kind, number } = rowById(state.sealed, id, 'sealed mark')
  return `${kindWords[kind]} ${number}`
}

/** Opens what is sealed of a figure that is hidden: it stands on the table under its own name. */
export function reveal(scene: Scene, figure: Figure, why: string): void {
  if (!figure.hidden) return
  const sealed = scene.state.sealed.find(({ figureId, opened }) => figureId === figure.id && !opened)
  const { manId = null } = sealed ?? {}
  const [name, weapon] = sealed
    ? [sealed.name, sealed.weapon === '' ? null : sealed.weapon]
    : [figure.name, figure.weapon]
  if (sealed) scene.patch('sealed', sealed.id, { opened: true })
  scene.patch('figures', figure.id, { hidden: false, name, weapon, manId: sealed ? manId : figure.manId })
  scene.note(`${name} ${why}.`, aboutFigure(figure, 'hidden'))
}

/** Opens a mine or a claymore. */
export function openMark(scene: Scene, id: number): Sealed {
  const sealed = rowById(scene.state.sealed, id, 'sealed mark')
  scene.patch('sealed', id, { opened: true })
  return sealed
}

/** At the end all is opened, and it is shown whether anything was changed since it was sealed. */
export function openAll(scene: Scene): void {
  const { id } = gameOf(scene.state)
  for (const figure of scene.state.figures.filter((one) => one.gameId === id && one.hidden))
    reveal(scene, figure, howItStayed(scene.state, figure))
  for (const { id: mark, kind, place, opened } of scene.state.sealed)
    if (kind !== 'figure' && !opened)
      scene.note(`${nameSealed(scene.state, mark)} did not go off${placeWords(place)}.`, {
        collection: 'sealed',
        id: mark,
      })
  for (const side of scene.state.sides) proveSeals(scene, side, sealsOf(scene.state, side.id))
}

const placeWords = (place: string) => (place === '' ? '' : `: ${place}`)

/** He may have been heard, and hit: hidden he was all the same. */
function howItStayed({ sealed }: SkirmishState, { id, name, out }: Figure): string {
  const place = sealed.find(({ figureId, opened }) => figureId === id && !opened)?.place ?? ''
  return `was ${name}, ${out ? 'lost without being found' : 'and stayed hidden to the end'}${placeWords(place)}`
}

const sealsOf = (state: SkirmishState, side: number): OpenSeal[] =>
  state.seals
    .filter(({ sideId }) => sideId === side)
    .map(({ id, digest }) => ({ id, digest, words: sealedWords(state, id) }))
