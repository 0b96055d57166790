import { note as line } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { addRows, patchRow, removeRows, rowById } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { Caption, OnePicture, PlacedPicture } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { soldierById, tourOf } from '../../people.ts'
import type { FngState, Picture } from '../../state.ts'
import { aboutWhat, belongs, nothingChanged } from './place.ts'

/**
 * Puts a picture of the file into the story: of a man, of a mission, or of a half-month. A man's portrait is his newest
 * one, so that taking it away brings back the one before.
 */
export const placePicture: Step<FngState, PlacedPicture> = {
  title: (state, input) => `${input.portrait ? 'Portrait' : 'Picture'} of ${aboutWhat(state, input)}`,
  run({ state, input, newId, say }) {
    tourOf(state)
    const { hash, portrait } = input
    if (portrait && input.soldierId === null) refuse('A portrait needs a man whom it shows.')
    const row: Picture = { id: newId(), hash, ...belongs(state, input), portrait, caption: input.caption.trim() }
    const what = portrait ? `A portrait of ${nameOf(state, row)}` : `A picture of ${aboutWhat(state, row)}`
    say(line(row.caption === '' ? `${what}.` : `${what}: ${row.caption}`, aboutPicture(row.id)))
    return addRows(state, 'pictures', [row])
  },
}

/** Writes something else under a picture. */
export const changeCaption: Step<FngState, Caption> = {
  title: (state, { pictureId }) => `Caption of ${called(state, pictureById(state, pictureId))}`,
  run({ state, input, say }) {
    const picture = pictureById(state, input.pictureId)
    const caption = input.caption.trim()
    if (caption === picture.caption) nothingChanged()
    say(line(caption === '' ? `Without a caption: ${picture.caption}` : caption, aboutPicture(picture.id)))
    return patchRow(state, 'pictures', picture.id, { caption })
  },
}

/** Takes a picture out of the story; its bytes stay in the file, so that undo can show it again. */
export const removePicture: Step<FngState, OnePicture> = {
  title: (state, { pictureId }) => `Remove ${called(state, pictureById(state, pictureId))}`,
  run({ state, input, say }) {
    const picture = pictureById(state, input.pictureId)
    const text = picture.caption === '' ? `Removed ${called(state, picture)}.` : `Removed: ${picture.caption}`
    say(line(text, aboutPicture(picture.id)))
    return removeRows(state, 'pictures', ({ id }) => id === picture.id)
  },
}

const pictureById = (state: FngState, id: number): Picture => rowById(state.pictures, id, 'picture')
const aboutPicture = (id: number) => ({ about: { collection: 'pictures', id } })
const nameOf = (state: FngState, { soldierId }: Picture) => fullName(state, soldierById(state, soldierId!))
const called = (state: FngState, picture: Picture) =>
  `${picture.portrait ? 'the portrait' : 'the picture'} of ${aboutWhat(state, picture)}`
