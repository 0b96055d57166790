import { names, type NameList } from './nameList.ts'

/** Given names with or without a middle name, written without marks as the advisers wrote them. */
const given = names(`
  An, Anh, Ba, Bac, Bach, Bang, Bao, Binh, Cam, Can, Canh, Chanh, Chau, Chien, Chinh, Cuong, Dai, Dan, Danh, Dao, Dat, Dien, Dinh,
  Dong, Duc, Dung, Duong, Duy, Gia, Giang, Giao, Hai, Hao, Hau, Hien, Hiep, Hieu, Hoa, Hoang, Hoat, Hong, Huan, Hung, Huong, Huu, Huy,
  Huynh, Kha, Khai, Khanh, Khiem, Khoa, Khoi, Kien, Kim, Lam, Lan, Lap, Liem, Loc, Loi, Long, Luan, Luc, Luong, Man, Manh, Mau, Minh,
  Nam, Nghi, Nghia, Ngoc, Nguyen, Nha, Nhan, Nhat, Ninh, Phat, Phong, Phu, Phuc, Phung, Phuoc, Phuong, Quan, Quang, Quoc, Quy, Quyen,
  Sang, Sinh, Son, Sy, Tai, Tam, Tan, Thach, Thai, Than, Thang, Thanh, Thao, The, Thien, Thinh, Tho, Thuan, Thuc, Thuy, Tien, Tin, Toan,
  Tri, Trinh, Trong, Truc, Trung, Tu, Tuan, Tung, Tuong, Tuyen, Vinh, Vu, Vui, Xuan, Yen
`)

const common = names(
  'Bui, Dang, Dinh, Do, Duong, Ho, Hoang, Huynh, Le, Ly, Ngo, Nguyen, Pham, Phan, Tran, Truong, Vo, Vu',
)

const rare = names(`
  An, Au, Bach, Banh, Be, Bien, Binh, Ca, Cam, Can, Cao, Chau, Chiem, Chu, Chung, Chuong, Co, Cong, Cu, Cung, Dam, Dan, Danh, Dao, Dau,
  Diec, Diem, Dien, Diep, Doan, Doi, Don, Dong, Duc, Duyen, Gia, Giang, Giap, Ha, Hac, Ham, Han, Hang, Hau, Hinh, Hoa, Hong, Hua, Huyen,
  Hy, Kha, Khau, Khieu, Khong, Khu, Khuat, Khuc, Khuong, Kieu, Kim, Ky, La, Lac, Lai, Lam, Lanh, Lao, Lien, Lieu, Lo, Luc, Luong, Luu,
  Ma, Mac, Mai, Man, Manh, Nghiem, Ngu, Ngan, Ngac, Nham, Nhan, Nhu, Ninh, Nong, On, Ong, Phi, Pho, Phu, Phung, Phuong, Quach, Quan,
  Quang, Sam, Son, Su, Ta, Tan, Tang, Te, Thach, Thai, Than, Thang, Thanh, Thi, Thieu, Tho, Thoi, Tiet, Tieu, To, Ton, Tong, Tra, Tram,
  Trang, Tri, Trieu, Trinh, Tu, Tuong, Uc, Ung, Uong, Van, Vi, Vien, Vinh, Vien, Vuong, Xa, Yen
`)

/** How often a common family name stands in the list against once for each of the others. */
const weight = 20

/** Soldiers of the Republic of Vietnam: three in four bear one of the common family names. */
export const vietnamese: NameList = [
  { first: given, last: [...Array.from({ length: weight }, () => common).flat(), ...new Set(rare)] },
]
