/** Names for men whom nobody has named: made up, as many as a large platoon needs. */
const surnames = {
  american:
    'Yates Ferrante Whitehorse Lindgren Mabry Oyelaran Bergeron Novak Hathaway Quinn Amado Teague Varga Delacroix Pruitt Sandoval Harlan Okafor Brandt Castellano Dupree Eastman Fitch Guidry Hollis Ibarra Jessup Kessler Lomax Mercado Nash Ostrowski Pell Rasmussen Salazar Tolliver Upshaw Vance Wexler Yoder Zielinski Abbott Bixby Crane Dorsey Eubanks Farrow Gaines Hobart Ingram Jarrett Kimball Ladd Maddox Neely Oakes Purcell Rourke Stroud Tanner Underhill Vickers Wendt Yarrow',
  vietnamese:
    'An Bao Binh Canh Chau Chinh Cuong Dai Danh Dat Diep Dinh Duc Dung Duong Gia Giang Ha Hai Hanh Hao Hien Hiep Hoa Hoan Hung Huy Khai Khanh Khoa Kien Lam Lap Loc Long Luan Luong Manh Minh Nam Nghia Nhan Ninh Phong Phu Phuc Quan Quang Quoc Quy Sang Son Tai Tam Tan Thach Thanh Thien Thinh Tho Tien Toan Tri Trung',
} as const

export type NameList = keyof typeof surnames

const initials = 'JRMDKTWACLEPHGSNBVIFO'

/**
 * @param taken names that are there already.
 * @returns so many different names of a list.
 */
export function inventedNames(list: NameList, count: number, taken: ReadonlySet<string> = new Set()): string[] {
  const names = surnames[list].split(' ')
  const found: string[] = []
  for (let i = 0; found.length < count; i++) {
    const letter = initials[(i * 7 + Math.floor(i / names.length)) % initials.length]!
    const name = `${names[i % names.length]!}, ${letter}.`
    if (!taken.has(name)) found.push(name)
  }
  return found
}
