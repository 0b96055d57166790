import { RuleError } from '../../engine/errors.ts'
import { isFault, kindOf, readHead } from '../../sheets/pictures/head.ts'
import { checkPicture } from '../../sheets/pictures/workshop.ts'
import { notFound } from '../../store/errors.ts'
import type { Handlers, Session } from '../session.ts'

type PictureProcedure = Extract<keyof Handlers, `picture.${string}`>

/** Pictures of the player's own: into the file, and out of it to be shown. What shows them are rows, made by steps. */
export function pictureHandlers({ tours }: Session): Pick<Handlers, PictureProcedure> {
  return {
    'picture.add': async ({ campaign, bytes }) => {
      const picture = Buffer.from(bytes, 'base64')
      const found = await checkPicture(picture)
      if (isFault(found)) throw new RuleError('bad-input', `This file ${found.words}. Nothing was changed.`)
      return { hash: tours.get(campaign).file.keepPicture(`image/${found.kind}`, picture) }
    },
    'picture.get': ({ campaign, hash }) => {
      const picture = tours.get(campaign).file.picture(hash)
      if (picture === null) throw notFound('That picture')
      const head = readHead(picture.bytes)
      // A page would unpack it, whatever it takes.
      if (isFault(head) && head.fault !== 'damaged')
        throw new RuleError('bad-input', `This picture is left out: its file ${head.words}.`)
      // What a file from elsewhere calls it a page would believe.
      return { mime: `image/${kindOf(picture.bytes) ?? 'png'}`, bytes: Buffer.from(picture.bytes).toString('base64') }
    },
  }
}
