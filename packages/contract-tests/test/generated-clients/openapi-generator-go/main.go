package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"

	api "channel/client"
)

func main() {
	config := api.NewConfiguration()
	config.Servers = api.ServerConfigurations{{URL: os.Getenv("BASE")}}
	client, account := api.NewAPIClient(config), os.Getenv("ACCOUNT")
	ctx := context.WithValue(context.Background(), api.ContextAccessToken, "chn_live_any")
	fmt.Println("me", must(client.MetaAPI.GetMe(ctx).Execute()).Data.Object)
	pages, cursor := 0, (*string)(nil)
	for pages == 0 || cursor != nil {
		request := client.LabelsAPI.ListLabels(ctx)
		if cursor != nil {
			request = request.Cursor(*cursor)
		}
		pages, cursor = pages+1, must(request.Execute()).NextCursor.Get()
	}
	fmt.Println("pages", pages)
	check(os.WriteFile("a.pdf", []byte("%PDF-1.7"), 0o600))
	file, err := os.Open("a.pdf")
	check(err)
	fmt.Println("upload", must(client.MediaAPI.CreateMedia(ctx, account).File(file).Execute()).Data.Id[:4])
	text := api.NewMessageSendText("text", *api.NewSendText("Hi"))
	text.SetTo("+4915112345678")
	body := api.MessageSendTextAsMessageSend(text)
	fmt.Println("sent", must(client.MessagesAPI.SendMessage(ctx, account).MessageSend(body).Execute()).Data.Type)
	delivery := must(client.WebhookDeliveriesAPI.GetWebhookDelivery(ctx, "wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X").Execute())
	config.AddDefaultHeader("Prefer", "code=404")
	_, _, err = client.LabelsAPI.GetLabel(ctx, "lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X").Execute()
	var failure *api.GenericOpenAPIError
	errors.As(err, &failure)
	fmt.Println("error", failure.Model().(api.Error).Error.Code)
	fmt.Println("delivery", delivery.Data.Payload.Get().OtherEvent.Type)
	var event, changed api.WebhookEvent
	var other api.OtherEvent
	read("event.json", &event)
	read("new-type.json", &other)
	read("new-value.json", &changed)
	fmt.Println("event", *event.MessageReceivedEvent.Data.Object.Content.Get())
	fmt.Println("new type", other.Type)
	fmt.Println("new value", *changed.AccountUpdatedEvent.Data.Object.Restriction.Get())
}

func read(file string, event any) {
	text, err := os.ReadFile(file)
	check(err)
	check(json.Unmarshal(text, event))
}

func must[T any](value T, _ *http.Response, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
