import { RuleError } from '../../engine/errors.ts'
import { pictureMime } from '../../store/pictures.ts'
import { notFound } from '../../store/errors.ts'
import type { Handlers, Session } from '../session.ts'

type PictureProcedure = Extract<keyof Handlers, `picture.${string}`>

/** Pictures of the player's own: into the file, and out of it to be shown. What shows them are rows, made by steps. */
export function pictureHandlers({ tours }: Session): Pick<Handlers, PictureProcedure> {
  return {
    'picture.add': ({ campaign, bytes }) => {
      const picture = Buffer.from(bytes, 'base64')
      const mime = pictureMime(picture)
      if (mime === null)
        throw new RuleError(
          'bad-input',
          'That is no picture that Short-Timer can show: it takes PNG and JPEG. Nothing was changed.',
        )
      return { hash: tours.get(campaign).file.keepPicture(mime, picture) }
    },
    'picture.get': ({ campaign, hash }) => {
      const picture = tours.get(campaign).file.picture(hash)
      if (picture === null) throw notFound('That picture')
      return { mime: picture.mime, bytes: Buffer.from(picture.bytes).toString('base64') }
    },
  }
}
