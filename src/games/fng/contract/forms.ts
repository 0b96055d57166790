import { defineForms } from '../../../contract/form.ts'

/** The steps whose input is made of fields: schemas, forms and the terminal's help come from here. */

const man = { kind: 'pick', label: 'Man', from: 'men', fixed: true } as const
const unsaid = { fixed: true, optional: true, otherwise: null } as const
const caption = { kind: 'text', label: 'Caption', most: 300 } as const

export const fngForms = defineForms({
  renameSoldier: {
    title: 'Another name',
    fields: {
      soldierId: man,
      firstName: { kind: 'text', label: 'First name', most: 60 },
      lastName: { kind: 'text', label: 'Last name', most: 60, needed: true },
    },
  },
  rerollName: { title: 'Another name out of the lists', fields: { soldierId: man } },
  moveSoldier: {
    title: 'Another billet',
    fields: { soldierId: man, billetId: { kind: 'pick', label: 'Billet', from: 'billets', fixed: true } },
  },
  adjustPoints: {
    title: 'Points by hand',
    button: 'Add these points',
    fields: {
      points: { kind: 'number', label: 'Points', least: -99, most: 99, start: 0 },
      reason: { kind: 'text', label: 'Reason', most: 200, needed: true },
    },
  },
  leaveTable: {
    title: 'Leave the table',
    fields: { player: { kind: 'pick', label: 'Player', from: 'players', fixed: true } },
  },
  removePrintSetup: {
    title: 'Take a print set-up away',
    fields: { setup: { kind: 'pick', label: 'Print set-up', from: 'printSetups', fixed: true } },
  },
  writeNote: {
    title: 'Write a note',
    fields: {
      note: { kind: 'pick', label: 'In place of', from: 'notes', ...unsaid },
      soldierId: { kind: 'pick', label: 'About', from: 'men', ...unsaid },
      missionId: { kind: 'pick', label: 'On', from: 'missions', ...unsaid },
      halfMonth: { kind: 'number', label: 'In the half-month, from 0', least: 0, most: 47, ...unsaid },
      text: { kind: 'text', label: 'Note', most: 20000, long: true },
    },
  },
  changeCaption: {
    title: 'Another caption',
    fields: { pictureId: { kind: 'pick', label: 'Picture', from: 'pictures', fixed: true }, caption },
  },
  removePicture: {
    title: 'Take a picture away',
    fields: { pictureId: { kind: 'pick', label: 'Picture', from: 'pictures', fixed: true } },
  },
})
