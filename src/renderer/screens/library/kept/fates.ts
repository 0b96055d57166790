import type { Fate, KeptCopyView, KeptTourView } from '../../../../contract/library.ts'

/** What became of a tour: a chip, and what restoring a copy of it comes to. */
export const fates: Readonly<Record<Fate, { readonly chip: string; readonly look: string; readonly text: string }>> = {
  broken: {
    chip: 'Cannot be read',
    look: 'alarm',
    text: 'A restored copy takes the place of its file, which is put aside.',
  },
  unsure: {
    chip: 'Perhaps damaged',
    look: 'alarm',
    text: 'A file of its name cannot be read, nor does it tell what it was. A restored copy goes beside it.',
  },
  deleted: { chip: 'Deleted', look: 'away', text: 'A restored copy goes back into the library.' },
  gone: { chip: 'File is gone', look: 'away', text: 'A restored copy goes back into the library.' },
  here: { chip: 'In the library', look: 'good', text: 'A restored copy becomes a campaign of its own beside it.' },
}

/** @returns what a copy is suggested to be called that becomes a campaign of its own; null where it has a name already. */
export const suggestedName = ({ fate, name }: KeptTourView, { date }: KeptCopyView): string | null =>
  fate === 'here' ? `${name}, ${date}`.slice(0, 80) : null
