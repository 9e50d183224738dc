import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'وزن',
    long: 'طول',
    wide: 'عرض',
    tall: 'ارتفاع',
    deep: 'عمق',
    big: 'قطر, حجم, مقاس, ابعاد',
    holds: 'سعه, سعة',
    power: 'قوه, قوة, قدره, قدرة, الشده, شدة, كحول',
    lasts: 'مده, مدة',
  },
  kinds: {
    duration: { names: 'مده|الثبات', units: 'ساعه|ساعات|دقيقه|دقايق|دقائق|يوم\\w*|ايام|شهر|اشهر|اسبوع' },
    people: { names: 'الاشخاص|اشخاص|اللاعبين|السعه بالاشخاص', units: 'اشخاص|شخص' },
    warmth: { names: 'حراره', units: 'درجه|درجات' },
    energy: { names: 'سعرات', units: '' },
    age: { names: 'العمر|عمر', units: 'سنوات|سنه' },
    distance: { names: 'المدي|مدي|المسافه|مسافه', units: 'كم|كيلومتر' },
    year: { names: 'سنه الصنع|سنه', units: '(?!)' },
  },
  pieces: 'عدد, قطع, محتوي, يشمل, مرفق, ملحق',
  load: 'الحموله, حموله, الحد الاقصي للوزن, قدره التحمل',
  woods: '',
  absence: 'بدون, خالي من, خال من, لا يحتوي على',
  without: 'بدون, بلا',
  warranty: 'ضمان|كفال',
  birth: 'ولاد',
  yes: 'نعم',
  no: 'لا',
  none: 'لا يوجد, بدون',
};
