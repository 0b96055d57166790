const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @returns true for a uuid as text. */
export const isUuid = (id: string): boolean => uuid.test(id)

/** @throws Error unless the id is a uuid: it becomes the name of a folder of snapshots, so it must not be a path. */
export function mustBeUuid(id: string): string {
  if (!isUuid(id)) throw new Error(`A campaign's id is a uuid, not ${id}.`)
  return id.toLowerCase()
}
