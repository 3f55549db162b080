import io, json, os
from channel.api.labels import get_label, list_labels
from channel.api.media import create_media
from channel.api.messages import send_message
from channel.api.meta import get_me
from channel.api.webhook_deliveries import get_webhook_delivery
from channel.client import AuthenticatedClient
from channel.models import AccountUpdatedEvent, MediaCreate, MessageReceivedEvent, MessageSendText, OtherEvent, SendText
from channel.types import UNSET, File

base, account = os.environ["BASE"], os.environ["ACCOUNT"]
client = AuthenticatedClient(base_url=base, token="chn_live_any")
print("me", get_me.sync(client=client).data.object_)
pages, cursor = 0, UNSET
while cursor is not None:
    page = list_labels.sync(client=client, cursor=cursor)
    pages, cursor = pages + 1, page.next_cursor
print("pages", pages)
file = File(payload=io.BytesIO(b"%PDF-1.7"), file_name="a.pdf", mime_type="application/pdf")
print("upload", create_media.sync(account, client=client, body=MediaCreate(file=file)).data.id[:4])
text = MessageSendText(to="+4915112345678", type_="text", text=SendText(body="Hi"))
print("sent", send_message.sync(account, client=client, body=text).data.type_)
failing = AuthenticatedClient(base_url=base, token="chn_live_any", headers={"Prefer": "code=404"})
print("error", get_label.sync("lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X", client=failing).error.code)
delivery = get_webhook_delivery.sync("wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X", client=client)
print("delivery", delivery.data.payload.type_)
print("event", MessageReceivedEvent.from_dict(json.load(open("event.json"))).data.object_.content)
print("new type", OtherEvent.from_dict(json.load(open("new-type.json"))).type_)
print("new value", AccountUpdatedEvent.from_dict(json.load(open("new-value.json"))).data.object_.restriction)
