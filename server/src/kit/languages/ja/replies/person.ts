import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: '担当者に相談する',
  shop: '当店',
  form: {
    title: '担当者に相談する',
    intro: 'メッセージをお送りください。担当者が読んでお返事します。',
    email: 'メールアドレス',
    name: 'お名前（任意）',
    message: 'メッセージ',
    consent:
      '{shop}がお返事のために、私のメールアドレス、名前、このメッセージとこの会話を保存することに同意します。この処理は、ショップの委託を受けてParleyというサービスが行います。{shop}にはいつでもすべての削除を求めることができます。',
    privacy: 'プライバシーポリシー',
    send: '送信',
    back: 'チャットに戻る',
    sent: 'メッセージを受け付けました。この画面が開いている間はここに、それ以外の場合は{email}にお返事します。',
    from: '{shop}からの返信：',
    badEmail: 'name@example.com のようなメールアドレスを入力してください。',
    missing: '入力してください。',
    noConsent: 'お返事するには同意が必要です。',
    tooMany: '短い間に多くのメッセージが送られました。しばらくしてからもう一度お試しください。',
    closed: '現在、ここではメッセージを受け付けていません。',
    failed: '送信できませんでした。もう一度お試しください。',
  },
  mail: {
    subject: (shop) => `${shop}からの返信`,
    hello: (name) => (name ? `${name} 様` : 'お客様'),
    answer: (shop) => `${shop}からメッセージへの返信です：`,
    youWrote: 'お送りいただいたメッセージ：',
    reply: 'ご返信は、このメールにそのままお送りください。',
    stop: (shop) => `${shop}からのメールが不要な場合は、次のリンクを開いてください：`,
  },
};
