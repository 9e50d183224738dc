#!/bin/sh
# Hands a mail from the standard input to Parley (docs/deploy.md, Replies by mail). Ends with 0 when Parley has read it, with 69 (EX_UNAVAILABLE: the
# sender is told) when it is too large, and with 75 (EX_TEMPFAIL: try again later) otherwise.
url=${PARLEY_URL:-http://127.0.0.1:3000}
file=${INBOUND_MAIL_SECRET_FILE:-/etc/parley/inbound-mail-secret}
largest=10485760

umask 077
mail=$(mktemp) || exit 75
trap 'rm -f "$mail"' EXIT
cat >"$mail" || exit 75
# Parley would refuse it too, but may hang up before all of it is sent, which looks like a failure of the network.
[ "$(wc -c <"$mail")" -le "$largest" ] || exit 69

secret=$(cat "$file") || exit 75
# The secret comes from a file descriptor, because others can read the arguments of a process.
status=$(curl --silent --output /dev/null --write-out '%{http_code}' --max-time 60 \
  --header 'Content-Type: message/rfc822' --header @/dev/fd/3 --data-binary "@$mail" "${url%/}/inbound-mail/" 3<<HEADER
Authorization: Bearer $secret
HEADER
)

case $status in
  200) exit 0 ;;
  413) exit 69 ;;
  *) exit 75 ;;
esac
