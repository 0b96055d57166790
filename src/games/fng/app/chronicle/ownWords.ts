import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import type { FngState, Mission, Note, Picture } from '../../rules/state.ts'
import { shortNameOf } from '../../rules/naming.ts'

/** What the player added to a half-month. The notes of a report stand with its mission. */
export interface OwnWords {
  readonly ofMission: readonly ChronicleBlock[]
  readonly ofHalfMonth: readonly ChronicleBlock[]
}

/**
 * @param last the state at the end of the story: words and pictures taken away since are not told.
 * @returns notes and pictures of a half-month, each where it belongs, in the order they were put in.
 */
export function ownWords(last: FngState, halfMonth: number, mission: Mission | null): OwnWords {
  const here = [...last.notes.map(noteOf), ...last.pictures.map(pictureOf)]
    .filter(({ row }) => row.halfMonth === halfMonth)
    .sort((a, b) => a.row.id - b.row.id)
  const isOfMission = ({ row }: { row: Note | Picture }) => mission !== null && row.missionId === mission.id
  const report: ChronicleBlock[] =
    mission?.notes == null ? [] : [{ kind: 'note', id: null, about: 'From the report', text: mission.notes }]
  return {
    ofMission: [...report, ...here.filter(isOfMission).map(({ block }) => block(last))],
    ofHalfMonth: here.filter((one) => !isOfMission(one)).map(({ block }) => block(last)),
  }
}

interface Own {
  readonly row: Note | Picture
  readonly block: (state: FngState) => ChronicleBlock
}

const noteOf = (row: Note): Own => ({
  row,
  block: (state) => ({ kind: 'note', id: row.id, about: manOf(state, row.soldierId), text: row.text }),
})

const pictureOf = (row: Picture): Own => ({
  row,
  block: (state) => {
    const { id, hash, portrait, caption } = row
    return { kind: 'picture', id, hash, portrait, caption: caption === '' ? captionOf(state, row) : caption }
  },
})

function manOf(state: FngState, id: number | null): string {
  const man = state.soldiers.find((one) => one.id === id)
  return man ? `About ${shortNameOf(state, man)}` : ''
}

/** A picture that nobody wrote under says at least whom it shows. */
function captionOf(state: FngState, { soldierId }: Picture): string {
  const man = state.soldiers.find((one) => one.id === soldierId)
  return man ? shortNameOf(state, man) : ''
}
