import os
from openapi_client import ApiClient, Configuration, LabelsApi, MediaApi, MessagesApi, MetaApi, WebhookDeliveriesApi
from openapi_client import MessageSend, MessageSendText, OtherEvent, SendText, WebhookEvent
from openapi_client.exceptions import NotFoundException

account = os.environ["ACCOUNT"]
client = ApiClient(Configuration(host=os.environ["BASE"], access_token="chn_live_any"))
labels = LabelsApi(client)
print("me", MetaApi(client).get_me().data.object)
pages, cursor = 0, None
while pages == 0 or cursor is not None:
    page = labels.list_labels(cursor=cursor)
    pages, cursor = pages + 1, page.next_cursor
print("pages", pages)
print("upload", MediaApi(client).create_media(account, ("a.pdf", b"%PDF-1.7")).data.id[:4])
text = MessageSendText(to="+4915112345678", type="text", text=SendText(body="Hi"))
print("sent", MessagesApi(client).send_message(account, MessageSend(text)).data.type)
try:
    labels.get_label("lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X", _headers={"Prefer": "code=404"})
except NotFoundException as error:
    print("error", error.data.error.code)
delivery = WebhookDeliveriesApi(client).get_webhook_delivery("wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X")
print("delivery", delivery.data.payload.actual_instance.actual_instance.type)
print("event", WebhookEvent.from_json(open("event.json").read()).actual_instance.data.object.content)
print("new type", OtherEvent.from_json(open("new-type.json").read()).type)
print("new value", WebhookEvent.from_json(open("new-value.json").read()).actual_instance.data.object.restriction)
